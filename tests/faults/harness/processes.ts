import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '#server/logging/log.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import type { FaultDatabase } from './database.ts';
import type { FakeSmtpServer } from './fake-smtp-server.ts';
import { oneOf } from './random.ts';

/** Real servers on one database. */
export interface ServerProcesses {
  /** Those that run and may be asked. */
  urls: () => string[];
  /** The names of the processes that were killed. */
  killed: Set<string>;
  /** What processes said that ended without having been asked to. */
  crashes: string[];
  /** What replacements said that could not start. Another was started each time. */
  failedStarts: string[];
  /** Kills one that runs, with no warning. Another takes its place. */
  killOne(): Promise<void>;
  start(): Promise<void>;
  /** Stops all of them in order. */
  stop(): Promise<void>;
  /** For the end of a test, whatever became of it. */
  abandon(): Promise<void>;
}

export interface ProcessOptions {
  dist: string;
  size: number;
  database: FaultDatabase;
  smtp: FakeSmtpServer;
  environment?: Record<string, string>;
}

/** Storms come from one address, and every mail of them must be seen. */
const withoutLimits = { MESSAGES_PER_ADDRESS: '0', MAILS_PER_HOUR: '0' };

/** Before whatever keeps the servers running starts one again. */
const startAgainAfterMs = 200;

/** All have names of their own, so that the mail server can tell them apart. */
let started = 0;

export async function startProcesses(parts: ProcessOptions): Promise<ServerProcesses> {
  const running = new Map<string, ServerProcess>();
  const replacements = new Set<Promise<void>>();
  let abandoned = false;

  async function startOne(): Promise<void> {
    started += 1;
    const name = `process-${started}.test`;
    const { dist, database, smtp, environment } = parts;
    const server = await startServer(dist, {
      ...database.environment,
      ...withoutLimits,
      SMTP_URL: smtp.urlFor(name),
      ...environment,
    });
    running.set(name, server);
    void server.exited.then((code) => {
      if (!running.delete(name)) return;
      processes.crashes.push(`${name} ended with ${code}: ${server.output()}`);
    });
  }

  async function replace(): Promise<void> {
    for (;;) {
      try {
        await startOne();
        return;
      } catch (error) {
        processes.failedStarts.push(describeError(error));
      }
      if (abandoned) return;
      await sleep(startAgainAfterMs);
    }
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
    failedStarts: [],
    async killOne() {
      const name = oneOf([...running.keys()]);
      processes.killed.add(name);
      await end(name, 'SIGKILL');
      const replacement = replace().finally(() => replacements.delete(replacement));
      replacements.add(replacement);
    },
    async start() {
      await Promise.all(Array.from({ length: parts.size }, startOne));
    },
    async stop() {
      await Promise.all(replacements);
      await Promise.all([...running.keys()].map((name) => end(name, 'SIGTERM')));
    },
    async abandon() {
      abandoned = true;
      await Promise.allSettled(replacements);
      await Promise.all([...running.keys()].map((name) => end(name, 'SIGKILL')));
    },
  };
  await processes.start();
  return processes;
}
