import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { deliveryOutcomes, messageOutcomes, subscribe } from './events.ts';
import { logError } from './log.ts';

interface MonitoredStore {
  /** Rejects if no message can be stored. */
  checkWritable(): Promise<void>;
  backlog(): Promise<{ pending: number; oldestSeconds: number; fileOnly: number }>;
}

/** Builds the app for the metrics port. Its `/readyz` returns 503 while no message can be stored. */
export function createMetricsApp(store: MonitoredStore): Hono {
  const registry = new Registry();
  // The default of 10 ms would wake an idle server more often.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });
  countEvents(registry);
  registerBacklogGauges(registry, store);

  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  app.get('/readyz', async (c) => {
    try {
      await store.checkWritable();
      return c.json({ status: 'ready', ...(await store.backlog()) });
    } catch (error) {
      logError('readiness_check_failed', error);
      return c.json({ status: 'unavailable' }, 503);
    }
  });
  app.onError((error, c) => {
    logError('request_failed', error);
    return c.text('Internal Server Error', 500);
  });
  return app;
}

function countEvents(registry: Registry): void {
  const registers = [registry];
  const requests = new Histogram({
    name: 'website_http_request_duration_seconds',
    help: 'Time from request to end of response. 4xx includes requests whose client disconnected before the response began.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const messages = new Counter({
    name: 'website_messages_total',
    help: 'Contact messages received, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const attempts = new Counter({
    name: 'website_notification_attempts_total',
    help: 'Attempts to send a notification, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  // The counters start at zero, so that Prometheus sees the first event as an increase.
  for (const outcome of messageOutcomes) messages.inc({ outcome }, 0);
  for (const outcome of deliveryOutcomes) attempts.inc({ outcome }, 0);

  subscribe('request', ({ route, method, status, durationMs }) => {
    // The label values are bounded, because routes are patterns and Node rejects unknown methods.
    const labels = { route, method, status: `${Math.floor(status / 100)}xx` };
    requests.observe(labels, durationMs / 1000);
  });
  subscribe('message', ({ outcome }) => messages.inc({ outcome }));
  subscribe('delivery', ({ outcome }) => attempts.inc({ outcome }));
}

function registerBacklogGauges(registry: Registry, store: MonitoredStore): void {
  const addGauge = (name: string, help: string, key: 'pending' | 'oldestSeconds') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const backlog = await store.backlog().catch(() => undefined);
        if (backlog) this.set(backlog[key]);
        // A missing sample shows the outage, which a zero or the last value would hide.
        else this.remove();
      },
    });
  const pendingHelp = 'Notifications waiting to be sent, across all replicas.';
  addGauge('website_outbox_pending', pendingHelp, 'pending');
  const ageHelp = 'Age of the oldest notification waiting to be sent; 0 if none is waiting.';
  addGauge('website_outbox_oldest_pending_seconds', ageHelp, 'oldestSeconds');
}
