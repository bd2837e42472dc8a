import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Hono } from 'hono';
import { OperatorError } from '#shared/operator-error.ts';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { type Listening, listen } from './http/listen.ts';
import { describeError, log, logError } from './monitoring/log.ts';
import { startLogging } from './monitoring/logger.ts';
import { requestId } from './monitoring/request-id.ts';
import { openData } from './open-data.ts';
import type { Outbox } from './outbox/outbox.ts';
import { rootFolder } from './root-folder.ts';
import { parseEnv, type ServerEnv } from './settings/env.ts';
import { loadSite } from './site/load-site.ts';
import type { MessageStore } from './store/store.ts';

const { version } = packageJson;

try {
  await start();
} catch (error) {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : `Cannot start: ${describeError(error)}`}\n`,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  const env = parseEnv(process.env, 'server');
  startLogging(env.logLevel);
  const { values } = parseArgs({ options: { dist: { type: 'string' } } });
  const site = loadSite(resolve(values.dist ?? join(rootFolder(), 'dist')));
  if (env.siteUrl !== undefined && env.siteUrl !== site.siteUrl) {
    throw new OperatorError(
      `SITE_URL is ${env.siteUrl}, but the pages were built for ${site.siteUrl}. Build them with this SITE_URL, or start without it.`,
    );
  }
  if (site.anonKey !== null && site.anonKey !== env.anonKey) {
    throw new OperatorError(
      `PUBLIC_ANON_KEY is ${env.anonKey}, but the pages were built to send ${site.anonKey}. Build them with this PUBLIC_ANON_KEY.`,
    );
  }
  const { store, outbox } = await openData(env, site.siteUrl);
  const stopping = new AbortController();
  const { anonKey, trustProxy } = env;
  const app = createApp({
    site,
    store,
    // A mail's log lines do not belong to the request that woke the outbox.
    outbox: { wake: () => requestId.exit(() => outbox.wake()) },
    anonKey,
    trustProxy,
    version,
    stopping: stopping.signal,
  });

  const { host, port } = env;
  const listening = await listenAs('', app, { host, port });
  await startMetrics(env, store);
  outbox.start();
  stopOnSignals({ stopping, drainSeconds: env.drainSeconds, listening, outbox, store });
  const mail = env.smtpUrl ? new URL(env.smtpUrl).host : `files in ${env.dataDir}/mail`;
  log('info', 'listening', { url: listening.url, version, mail });
  if (!env.smtpUrl) log('warn', 'smtp_not_configured', { because: 'SMTP_URL is not set', mail });
}

async function startMetrics(env: ServerEnv, store: MessageStore): Promise<void> {
  const { metricsHost: host, metricsPort: port } = env;
  if (port === undefined) return;
  // Loaded only where wanted: the library costs time and memory.
  const { createMetricsApp } = await import('./monitoring/metrics.ts');
  const { url } = await listenAs('METRICS_', createMetricsApp(store), { host, port });
  log('info', 'metrics_listening', { url: `${url}/metrics` });
}

/** Throws an `OperatorError` that names the variables with this prefix. */
async function listenAs(
  prefix: '' | 'METRICS_',
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  return listen(app, { host, port }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `it is already in use. Set ${prefix}PORT to another one.`
        : `${error.message}. Check ${prefix}HOST and ${prefix}PORT.`;
    throw new OperatorError(`Cannot listen on ${host} port ${port}: ${reason}`);
  });
}

interface Running {
  stopping: AbortController;
  drainSeconds: number;
  listening: Listening;
  outbox: Outbox;
  store: MessageStore;
}

function stopOnSignals({ stopping, drainSeconds, listening, outbox, store }: Running): void {
  async function stop(exitCode: number): Promise<void> {
    // A second signal ends the process at once.
    if (stopping.signal.aborted) process.exit(exitCode || 1);
    stopping.abort();
    log('info', 'stopping');
    // Still answers requests, but /healthz responds 503, so the load balancer sends no more.
    if (exitCode === 0) await wait(drainSeconds * 1000);
    await listening.close();
    await outbox.stop();
    await store.close();
    log('info', 'stopped');
    process.exit(exitCode);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    logError('uncaught_exception', error);
    void stop(1);
  });
}
