import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Hono } from 'hono';
import { OperatorError } from '#shared/operator-error.ts';
import packageJson from '../package.json' with { type: 'json' };
import { createApp } from './app.ts';
import { createStoreAndOutbox } from './create-store-and-outbox.ts';
import { type HttpServer, listen } from './http/listen.ts';
import { fullErrorMessage, log, logError, requestIdStorage } from './monitoring/log.ts';
import { startLogging } from './monitoring/logger.ts';
import { findProjectRoot } from './project-root.ts';
import { parseEnv, type ServerEnv } from './settings/env.ts';
import { loadSite } from './site/load-site.ts';
import type { MessageStore } from './store/store.ts';

const { version } = packageJson;

try {
  await start();
} catch (error) {
  process.stderr.write(
    `${error instanceof OperatorError ? error.message : `Cannot start: ${fullErrorMessage(error)}`}\n`,
  );
  process.exit(1);
}

async function start(): Promise<void> {
  // Makes every new file readable only by the server's user, because some of the files contain messages.
  process.umask(0o077);
  const env = parseEnv(process.env, 'server');
  startLogging(env.logLevel);
  const { values } = parseArgs({ options: { dist: { type: 'string' } } });
  const site = loadSite(resolve(values.dist ?? join(findProjectRoot(), 'dist')));
  if (env.siteUrl !== undefined && env.siteUrl !== site.siteUrl) {
    throw new OperatorError(
      `SITE_URL is ${env.siteUrl}, but the pages were built for ${site.siteUrl}. Rebuild with this SITE_URL, or unset it.`,
    );
  }
  if (site.anonKey !== null && site.anonKey !== env.anonKey) {
    throw new OperatorError(
      `PUBLIC_ANON_KEY is ${env.anonKey}, but the pages were built to send ${site.anonKey}. Rebuild with this PUBLIC_ANON_KEY.`,
    );
  }
  const { store, outbox } = await createStoreAndOutbox(env, site.siteUrl);
  const shutdown = new AbortController();
  const app = createApp({
    site,
    store,
    // Leaves the request's async context, so that delivery log lines do not carry the request's ID.
    outbox: { wake: () => requestIdStorage.exit(() => outbox.wake()) },
    anonKey: env.anonKey,
    trustProxy: env.trustProxy,
    version,
    shutdownSignal: shutdown.signal,
  });

  const server = await listenAs('', app, env);
  await startMetrics(env, store);
  outbox.start();
  stopOnSignals(shutdown, env.drainSeconds, async () => {
    await server.close();
    await outbox.stop();
    await store.close();
  });
  const mail = env.smtpUrl ? new URL(env.smtpUrl).host : `files in ${env.dataDir}/mail`;
  log('info', 'listening', { url: server.url, version, mail });
  if (!env.smtpUrl) log('warn', 'smtp_not_configured', { hint: 'set SMTP_URL', mail });
}

async function startMetrics(env: ServerEnv, store: MessageStore): Promise<void> {
  const { metricsHost: host, metricsPort: port } = env;
  if (port === undefined) return;
  // Imports the metrics only if they are needed, because prom-client costs startup time and memory.
  const { createMetricsApp } = await import('./monitoring/metrics.ts');
  const { url } = await listenAs('METRICS_', createMetricsApp(store), { host, port });
  log('info', 'metrics_listening', { url: `${url}/metrics` });
}

/** Listens on a port. Throws an `OperatorError` that names the settings to correct, which start with `prefix`. */
async function listenAs(
  prefix: '' | 'METRICS_',
  app: Hono,
  { host, port }: { host: string; port: number },
): Promise<HttpServer> {
  return listen(app, { host, port }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `it is already in use. Set ${prefix}PORT to another port.`
        : `${error.message}. Check ${prefix}HOST and ${prefix}PORT.`;
    throw new OperatorError(`Cannot listen on ${host} port ${port}: ${reason}`);
  });
}

function stopOnSignals(
  shutdown: AbortController,
  drainSeconds: number,
  close: () => Promise<void>,
): void {
  async function stop(exitCode: number): Promise<void> {
    // A second signal ends the process immediately.
    if (shutdown.signal.aborted) process.exit(exitCode || 1);
    shutdown.abort();
    log('info', 'stopping');
    // Keeps serving while /healthz returns 503, until the load balancer stops sending requests.
    if (exitCode === 0) await wait(drainSeconds * 1000);
    await close();
    log('info', 'stopped');
    process.exit(exitCode);
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    logError('uncaught_exception', error);
    void stop(1);
  });
}
