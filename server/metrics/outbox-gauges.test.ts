import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { ContactStore } from '#server/store/store.ts';
import { parseMetrics } from '#tests/support/server/scrape.ts';
import { type OutboxGaugesOptions, outboxGauges } from './outbox-gauges.ts';

type Read = ContactStore['backlog'];

function gauges(backlog: Read, options?: OutboxGaugesOptions) {
  const registry = new Registry();
  outboxGauges(registry, { backlog }, options);
  return async () => {
    const { value } = parseMetrics(await registry.metrics());
    return {
      waiting: value('website_outbox_waiting'),
      oldest: value('website_outbox_oldest_waiting_seconds'),
      up: value('website_database_up'),
    };
  };
}

test('the three are of one reading, bounded', async () => {
  const asked: number[] = [];
  const scrape = gauges(async (most) => {
    asked.push(most);
    return { waiting: 3, oldestMs: 4500 };
  });
  expect(await scrape()).toEqual({ waiting: 3, oldest: 4.5, up: 1 });
  expect(asked).toEqual([10_000]);
});

test('however many scrapes come at once, the database is read once', async () => {
  let reads = 0;
  const scrape = gauges(async () => {
    reads += 1;
    return { waiting: 0, oldestMs: 0 };
  });
  await Promise.all(Array.from({ length: 50 }, scrape));
  await scrape();
  expect(reads).toBe(1);
});

test('a database that fails has no numbers, until it answers again', async () => {
  let away = true;
  const scrape = gauges(
    async () => {
      if (away) throw new Error('away');
      return { waiting: 1, oldestMs: 1000 };
    },
    { freshMs: 0 },
  );
  expect(await scrape()).toEqual({ waiting: undefined, oldest: undefined, up: 0 });
  away = false;
  expect(await scrape()).toEqual({ waiting: 1, oldest: 1, up: 1 });
  away = true;
  expect(await scrape()).toEqual({ waiting: undefined, oldest: undefined, up: 0 });
});

test('a database that says nothing does not hold up the rest', async () => {
  const scrape = gauges(() => new Promise<never>(() => {}), { patienceMs: 20 });
  expect(await scrape()).toEqual({ waiting: undefined, oldest: undefined, up: 0 });
});
