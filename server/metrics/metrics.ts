import { collectDefaultMetrics, Registry } from 'prom-client';
import type { FinishedRequest } from '#server/logging/watch-requests.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { ContactStore } from '#server/store/store.ts';
import { type ContactOutcome, makeCounters } from './counters.ts';
import { outboxGauges } from './outbox-gauges.ts';
import { serveMetrics } from './serve-metrics.ts';
import { watchStore } from './watch-store.ts';
import { watchTransport } from './watch-transport.ts';

/** What is counted, and where it can be read. */
export interface Metrics {
  store: (store: ContactStore) => ContactStore;
  transport: (transport: MailTransport) => MailTransport;
  request: (request: FinishedRequest) => void;
  refused: (status: number) => void;
  contact: (outcome: ContactOutcome) => void;
  serve: (place: { host: string; port: number }) => Promise<{ url: string }>;
}

export interface Build {
  version: string;
  database: 'sqlite' | 'postgresql';
  mail: 'smtp' | 'files';
}

/** How often the event loop's delay is looked at. Node's own 10 would wake an idle server more. */
const eventLoopMs = 20;

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE']);

export function createMetrics(build: Build): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: eventLoopMs });
  const counters = makeCounters(registry);
  counters.build.set({ ...build }, 1);

  return {
    store(store) {
      const watched = watchStore(store, counters);
      outboxGauges(registry, watched);
      return watched;
    },
    transport: (transport) => watchTransport(transport, counters),
    request({ route, method, status, durationMs }) {
      const labels = {
        route,
        method: knownMethods.has(method) ? method : 'other',
        status: `${Math.floor(status / 100)}xx`,
      };
      counters.requests.observe(labels, durationMs / 1000);
    },
    refused: (status) => counters.refused.inc({ status: String(status) }),
    contact: (outcome) => counters.contacts.inc({ outcome }),
    serve: (place) => serveMetrics(registry, place),
  };
}
