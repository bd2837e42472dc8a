import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { paths } from '#shared/paths.ts';
import { testTimeout } from '#tests/support/length.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/program.ts';
import { count, type FaultDatabase } from './database.ts';
import { startFakeSmtpServer } from './fake-smtp-server.ts';
import { checkInvariants } from './invariants.ts';
import { startProcesses } from './processes.ts';
import { startVisitors } from './visitors.ts';

export type Scenario = Awaited<ReturnType<typeof openScenario>>;

/** Selects the messages that no email has left for. */
export const unsent = 'notified_at is null';

const dist = makeFixtureSite();

/** Starts all that a fault test needs: servers on one database, people who write to them, a mail server. */
export async function openScenario(database: FaultDatabase, servers = 1) {
  const smtp = await startFakeSmtpServer();
  onTestFinished(smtp.close);
  const processes = await startProcesses(servers, dist, database, smtp);
  onTestFinished(() => processes.stop('SIGKILL'));
  const visitors = startVisitors(16, processes.urls);
  onTestFinished(visitors.leave);
  const evidence = { database, smtp, processes, visitors };

  /** Nothing is due, and no email is under way, not even one between its claim and its connection. */
  async function isQuiet(): Promise<boolean> {
    for (let look = 0; look < 5; look += 1) {
      const due = await count(database, `next_attempt_at <= '${new Date().toISOString()}'`);
      if (smtp.connections() > 0 || due > 0) return false;
      await sleep(50);
    }
    return true;
  }

  return {
    ...evidence,
    /** Waits until everything is answered and mailed, stops the servers, and checks what became of it all. */
    async end() {
      await visitors.finish();
      for (;;) {
        await eventually(isQuiet);
        await processes.stop('SIGTERM');
        if ((await count(database, unsent)) === 0) break;
        // Ends the leases of the dead, and the rests between attempts. A running server would lose its
        // own lease too early.
        await database.query(
          `update contacts set next_attempt_at = '2001-01-01T00:00:00.000Z' where ${unsent}`,
        );
        await processes.start();
      }
      await checkInvariants(evidence);
    },
  };
}

/** Waits for the condition for as long as any machine may take. */
export function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  return until(condition, testTimeout);
}

/** Waits until this many more messages are acknowledged. */
export function untilWritten({ visitors }: Scenario, more: number): Promise<void> {
  const enough = visitors.acknowledged.size + more;
  return eventually(() => visitors.acknowledged.size >= enough);
}

/** Waits until this many more messages get a 503. */
export function untilRefused({ visitors }: Scenario, more: number): Promise<void> {
  const refused = () => visitors.refusals.get('503') ?? 0;
  const enough = refused() + more;
  return eventually(() => refused() >= enough);
}

/** Waits until no message can be stored, while every server still serves pages. */
export async function untilUnready(scenario: Scenario): Promise<void> {
  await untilRefused(scenario, 1);
  for (const { url, isReady } of scenario.processes.servers()) {
    await eventually(async () => !(await isReady()));
    expect((await fetch(`${url}${paths.health}`)).status).toBe(200);
  }
}
