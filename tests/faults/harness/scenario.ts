import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';
import { patience } from '#tests/support/length.ts';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { countDue, countWaiting, type FaultDatabase, letTimePass } from './database.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.ts';
import { checkInvariants } from './invariants.ts';
import { type ProcessOptions, type ServerProcesses, startProcesses } from './processes.ts';
import { startVisitors, type Visitors } from './visitors.ts';

/** Everything a fault test needs: servers on one database, people who write to them, a mail server. */
export interface Scenario {
  smtp: FakeSmtpServer;
  processes: ServerProcesses;
  visitors: Visitors;
  /** Waits until everything is answered and mailed, and stops the servers. */
  deliver(): Promise<void>;
  /** Delivers, and checks what became of it all. */
  end(title: string): Promise<void>;
}

interface ScenarioOptions extends Pick<ProcessOptions, 'environment'> {
  database: FaultDatabase;
  servers?: number;
  visitors?: number;
}

const dist = makeFixtureSite();
const open: { processes?: ServerProcesses; visitors?: Visitors; smtp: FakeSmtpServer }[] = [];

afterEach(async () => {
  for (const { processes, visitors, smtp } of open.splice(0)) {
    visitors?.leave();
    await processes?.abandon();
    await smtp.close();
  }
});

export async function openScenario(options: ScenarioOptions): Promise<Scenario> {
  const { database, servers = 1, visitors: count = 16, environment = {} } = options;
  const smtp = await startFakeSmtpServer();
  const parts: (typeof open)[number] = { smtp };
  open.push(parts);
  const processes = await startProcesses({ dist, size: servers, database, smtp, environment });
  parts.processes = processes;
  const visitors = startVisitors({ count, urls: processes.urls });
  parts.visitors = visitors;

  /** Lets hours go by until every mail is through. Leaves no server running. */
  async function deliver(): Promise<void> {
    await visitors.finish();
    for (;;) {
      await eventually(isQuiet);
      await processes.stop();
      if ((await countWaiting(database)) === 0) return;
      await letTimePass(database);
      await processes.start();
    }
  }

  /** Nothing is due, and no mail is under way: not even one between its claim and its connection. */
  async function isQuiet(): Promise<boolean> {
    for (let look = 0; look < 5; look += 1) {
      if (smtp.connections() > 0 || (await countDue(database)) > 0) return false;
      await sleep(50);
    }
    return true;
  }

  return {
    smtp,
    processes,
    visitors,
    deliver,
    async end(title) {
      await deliver();
      await checkInvariants(title, { visitors, database, smtp, processes });
    },
  };
}

/** Asks until the answer is yes, for as long as any machine may take. */
export function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  return until(condition, patience);
}

/** Waits until this many more messages are acknowledged. */
export function untilWritten({ visitors }: Scenario, more: number): Promise<void> {
  const enough = visitors.acknowledged.size + more;
  return eventually(() => visitors.acknowledged.size >= enough);
}
