import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import type { FaultDatabase } from './database.ts';
import type { FakeSmtpServer } from './fake-smtp-server.ts';
import { oneOf } from './random.ts';

/** Real servers on one database. */
export interface ServerProcesses {
  /** Those that visitors can reach. */
  urls: () => string[];
  /** The names of the processes that were killed. */
  killed: Set<string>;
  /** The output of processes that ended by themselves. */
  crashes: string[];
  /** Kills one without warning. Another takes its place. */
  killOne(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of them, once the replacements have started. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export interface ProcessOptions {
  dist: string;
  size: number;
  database: FaultDatabase;
  smtp: FakeSmtpServer;
}

/** Storms come from one address, and every mail must be seen. */
const withoutLimits = { MESSAGES_PER_ADDRESS: '0', MAILS_PER_HOUR: '0' };

/** Gives each process a name, by which the mail server tells it apart. */
let started = 0;

export async function startProcesses({
  dist,
  size,
  database,
  smtp,
}: ProcessOptions): Promise<ServerProcesses> {
  const running = new Map<string, ServerProcess>();
  const replacements: Promise<void>[] = [];

  async function startOne(): Promise<void> {
    started += 1;
    const name = `process-${started}.test`;
    const server = await startServer(dist, {
      ...database.environment,
      ...withoutLimits,
      SMTP_URL: smtp.urlFor(name),
    });
    running.set(name, server);
    void watch(name, server);
  }

  async function watch(name: string, server: ServerProcess): Promise<void> {
    const code = await server.exited;
    if (running.delete(name)) processes.crashes.push(`${name}, ${code}: ${server.output()}`);
  }

  /** Takes the process off the list first, so that its end is no crash. */
  async function end(name: string, signal: NodeJS.Signals): Promise<void> {
    const server = running.get(name);
    running.delete(name);
    await server?.stop(signal);
  }

  const processes: ServerProcesses = {
    urls: () => [...running.values()].map(({ url }) => url),
    killed: new Set(),
    crashes: [],
    async killOne() {
      const name = oneOf([...running.keys()]);
      processes.killed.add(name);
      await end(name, 'SIGKILL');
      replacements.push(startOne());
    },
    async start() {
      await Promise.all(Array.from({ length: size }, startOne));
    },
    async stop(signal) {
      await Promise.all(replacements);
      await Promise.all([...running.keys()].map((name) => end(name, signal)));
    },
  };
  await processes.start();
  return processes;
}
