import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Backlog, ContactStore } from '#server/store/store.ts';

export interface OutboxGaugesOptions {
  /** However often it is asked, the database is read no more than once in this time. */
  freshMs?: number;
  /** What a scrape waits for the database. */
  patienceMs?: number;
}

/** The count goes no further: what it takes to read is bounded, and the alert has long gone off. */
const mostCounted = 10_000;

/** What waits to be mailed, read when asked for. What the database does not say in time is left out. */
export function outboxGauges(
  registry: Registry,
  store: Pick<ContactStore, 'backlog'>,
  { freshMs = 5000, patienceMs = 2000 }: OutboxGaugesOptions = {},
): void {
  let readAt = -Infinity;
  let reading: Promise<Backlog | undefined>;

  function read(): Promise<Backlog | undefined> {
    if (performance.now() - readAt >= freshMs) {
      readAt = performance.now();
      const backlog = store.backlog(mostCounted).catch(() => undefined);
      reading = Promise.race([backlog, wait(patienceMs, undefined, { ref: false })]);
    }
    return reading;
  }

  function gauge(name: string, help: string, valueOf: (backlog?: Backlog) => number | undefined) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const value = valueOf(await read());
          if (value === undefined) this.remove();
          else this.set(value);
        },
      }),
    );
  }

  gauge(
    'website_outbox_waiting',
    `Messages whose notification has not been sent, of all replicas together. Counted up to ${mostCounted}.`,
    (backlog) => backlog?.waiting,
  );
  gauge(
    'website_outbox_oldest_waiting_seconds',
    'Age of the oldest of these, 0 when there is none.',
    (backlog) => backlog && backlog.oldestMs / 1000,
  );
  gauge('website_database_up', 'Whether the database answered this time.', (backlog) =>
    backlog ? 1 : 0,
  );
}
