import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
  const { store, outbox } = openData(env);
  const app = createApp({ site, store, outbox, anonKey: env.anonKey });
  const headers = securityHeaders(site.supabaseOrigin);

  const listening = await listen(app, { host: env.host, port: env.port, headers }).catch(
    (error) => {
      throw explainListenError(error, env);
    },
  );
  outbox.start();
  stopOnSignals(listening, outbox, store);
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

function stopOnSignals(listening: Listening, outbox: Outbox, store: ContactStore): void {
  let stopping = false;

  async function stop(exitCode: number): Promise<void> {
    // Asked a second time, stop at once.
    if (stopping) process.exit(exitCode || 1);
    stopping = true;
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
