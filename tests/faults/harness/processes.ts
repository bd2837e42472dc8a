import { type ServerProcess, startServer } from '#tests/support/server/program.ts';
import type { FaultDatabase } from './database.ts';
import type { FakeSmtpServer } from './fake-smtp-server.ts';
import { oneOf } from './visitors.ts';

/** Storms come from one address, and every email must be seen. */
const withoutLimits = { MESSAGES_PER_ADDRESS: '0', MAX_EMAILS_PER_HOUR: '0' };

export type ServerProcesses = Awaited<ReturnType<typeof startProcesses>>;

/** Starts real servers on one database, each with a name by which the mail server tells it apart. */
export async function startProcesses(
  size: number,
  dist: string,
  { environment }: FaultDatabase,
  smtp: FakeSmtpServer,
) {
  const running = new Map<string, ServerProcess>();
  const replacements: Promise<void>[] = [];
  /** The names of those killed, and the output of those that ended by themselves. */
  const killed = new Set<string>();
  const crashes: string[] = [];
  let started = 0;

  async function startOne(): Promise<void> {
    started += 1;
    const name = `process-${started}.test`;
    const variables = { ...environment, ...withoutLimits, SMTP_URL: smtp.urlFor(name) };
    const server = await startServer(dist, variables);
    running.set(name, server);
    void watch(name, server);
  }

  async function watch(name: string, server: ServerProcess): Promise<void> {
    const code = await server.exited;
    if (running.delete(name)) crashes.push(`${name}, ${code}: ${server.output()}`);
  }

  /** Unlists the process first, so that its exit does not count as a crash. */
  async function end(name: string, signal: NodeJS.Signals): Promise<void> {
    const server = running.get(name);
    running.delete(name);
    await server?.stop(signal);
  }

  async function start(): Promise<void> {
    await Promise.all(Array.from({ length: size }, startOne));
  }

  await start();
  return {
    killed,
    crashes,
    start,
    /** Those that visitors can reach. */
    urls: () => [...running.values()].map(({ url }) => url),
    servers: () => [...running.values()],
    /** Kills one without warning. Another takes its place. */
    async killOne() {
      const name = oneOf([...running.keys()]);
      killed.add(name);
      await end(name, 'SIGKILL');
      replacements.push(startOne());
    },
    /** Stops all of them, once the replacements have started. */
    async stop(signal: NodeJS.Signals) {
      await Promise.all(replacements);
      await Promise.all([...running.keys()].map((name) => end(name, signal)));
    },
  };
}
