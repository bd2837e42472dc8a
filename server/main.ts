import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { EnvError, parseEnv, type ServerEnv } from './env.ts';
import { securityHeaders } from './headers.ts';
import { type Listening, listen } from './listen.ts';
import { describeError, logError } from './log.ts';
import { openData } from './open-data.ts';
import type { Outbox } from './outbox.ts';
import { loadSite, SiteError } from './site/load-site.ts';
import { StartError } from './start-error.ts';
import type { ContactStore } from './store/store.ts';

try {
  await start();
} catch (error) {
  const expected =
    error instanceof StartError || error instanceof EnvError || error instanceof SiteError;
  process.stderr.write(`${expected ? error.message : `Cannot start: ${describeError(error)}`}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const env = parseEnv(process.env);
  const site = loadSite(readDistFolder());
  const { store, outbox } = await openData(env);
  const stopping = new AbortController();
  const { signal } = stopping;
  const { anonKey, trustProxy, allowedOrigins } = env;
  const parts = { site, store, outbox, anonKey, trustProxy, allowedOrigins };
  const app = createApp({ version: packageJson.version, ...parts, stopping: signal });
  const headers = securityHeaders(site);

  const { host, port } = env;
  const listening = await listen(app, { host, port, headers, stopping: signal }).catch((error) => {
    throw explainListenError(error, env);
  });
  outbox.start();
  stopOnSignals({ stopping, drainSeconds: env.drainSeconds, listening, outbox, store });
  process.stdout.write(`Listening on ${listening.url}\n`);
}

/** The build's folder, unless `--dist FOLDER` names another. */
function readDistFolder(): string {
  try {
    const { values } = parseArgs({ options: { dist: { type: 'string' } } });
    return resolve(values.dist ?? join(import.meta.dirname, '../dist'));
  } catch (error) {
    throw new StartError(describeError(error));
  }
}

function explainListenError(error: NodeJS.ErrnoException, { host, port }: ServerEnv): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'it is already in use. Set PORT to another one.',
    EACCES: 'this user may not use it. Set PORT to 1024 or above.',
    EADDRNOTAVAIL: 'this machine has no such address. Check HOST.',
    ENOTFOUND: 'there is no host of that name. Check HOST.',
  };
  return new StartError(
    `Cannot listen on ${host} port ${port}: ${reasons[error.code ?? ''] ?? error.message}`,
  );
}

interface Running {
  stopping: AbortController;
  drainSeconds: number;
  listening: Listening;
  outbox: Outbox;
  store: ContactStore;
}

function stopOnSignals({ stopping, drainSeconds, listening, outbox, store }: Running): void {
  async function stop(exitCode: number): Promise<void> {
    // Asked a second time, stop at once.
    if (stopping.signal.aborted) process.exit(exitCode || 1);
    stopping.abort();
    // Answered as before, but no longer ready: whoever balances the load sends the next one elsewhere.
    if (exitCode === 0) await wait(drainSeconds * 1000);
    await listening.close();
    await outbox.stop();
    await store.close();
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('uncaughtException', (error) => {
    logError('uncaught_error', error);
    void stop(1);
  });
}
