import { afterEach } from 'vitest';
import { makeFixtureSite } from '#tests/support/server/fixture-site.ts';
import { type FaultDatabase } from './database.ts';
import { deliverRemaining } from './deliver-remaining.ts';
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
  /** Delivers, and says what became of it all. */
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

  async function deliver(): Promise<void> {
    await visitors.finish();
    await deliverRemaining(processes, database);
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
