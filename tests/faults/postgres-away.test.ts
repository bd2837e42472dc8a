import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { long, shortOrLong } from '#tests/support/length.ts';
import { useDatabases } from './harness/database.ts';
import { report } from './harness/invariants.ts';
import { oneOf, randomBelow } from './harness/random.ts';
import {
  eventually,
  openScenario,
  type Scenario,
  untilRefused,
  untilWritten,
} from './harness/scenario.ts';

const outages = shortOrLong(1, 20);
const messages = shortOrLong(60, 500);

const databases = useDatabases();

function untilSome(scenario: Scenario): Promise<void> {
  return untilWritten(scenario, messages / 2 + randomBelow(messages));
}

/** Locks everyone out of the messages, as a careless migration does. Returns what ends it. */
async function lockTable(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin; lock table public.contacts');
  return () => client.end().catch(() => {});
}

/** Waits until the servers have recovered by themselves. */
async function untilReady({ processes }: Scenario): Promise<void> {
  const url = oneOf(processes.urls());
  await eventually(async () => (await fetch(`${url}${paths.ready}`)).ok);
}

test('PostgreSQL killed under load, again and again: 503 while it is away, nothing lost', async () => {
  const postgres = await databases.postgres();
  const scenario = await openScenario({ database: await databases.open('PostgreSQL'), servers: 2 });
  for (let outage = 0; outage < outages; outage += 1) {
    await untilSome(scenario);
    await postgres.kill();
    await untilRefused(scenario);
    await sleep(randomBelow(shortOrLong(500, 5000)));
    await postgres.start();
    await untilReady(scenario);
  }
  await scenario.end(`PostgreSQL killed ${outages} times`);
  // A broken connection would mean that a server has fallen over.
  expect([...scenario.visitors.refusals.keys()]).toEqual(['503']);
});

test.runIf(long)(
  'the table locked, again and again: 503 meanwhile, at most ten connections for each server',
  async () => {
    const database = await databases.open('PostgreSQL');
    const scenario = await openScenario({ database, servers: 2 });
    const url = database.environment['DATABASE_URL'] ?? '';
    let most = 0;
    for (let lock = 0; lock < 10; lock += 1) {
      await untilSome(scenario);
      const unlock = await lockTable(url);
      await untilRefused(scenario);
      await sleep(randomBelow(10_000));
      const [row] = await database.query(
        `select count(*) as found from pg_stat_activity where datname = current_database() and application_name = ''`,
      );
      most = Math.max(most, Number(row?.['found']));
      await unlock();
      await untilReady(scenario);
    }
    await scenario.end('table locked');
    report('table locked', { 'most connections': most });
    // Two more are this test's own: one locks, one counts.
    expect(most).toBeLessThanOrEqual(2 * 10 + 2);
    expect([...scenario.visitors.refusals.keys()]).toEqual(['503']);
  },
);

// Each visitor waits for nine seconds here: too long for the short form.
test.runIf(long)(
  'PostgreSQL silent with its connections open, as when a network is cut: 503, nothing lost',
  async () => {
    const database = await databases.open('PostgreSQL');
    const scenario = await openScenario({ database, servers: 2 });
    for (let freeze = 0; freeze < 5; freeze += 1) {
      await untilSome(scenario);
      const thaw = (await databases.postgres()).freeze();
      try {
        await untilRefused(scenario);
        await sleep(randomBelow(5000));
      } finally {
        thaw();
      }
      await untilReady(scenario);
    }
    await scenario.end('PostgreSQL frozen 5 times');
    expect([...scenario.visitors.refusals.keys()]).toEqual(['503']);
  },
);

test.runIf(long)(
  'everything at once: servers and PostgreSQL killed, the table locked, the mail server failing',
  async () => {
    const postgres = await databases.postgres();
    const database = await databases.open('PostgreSQL');
    const scenario = await openScenario({ database, servers: 3 });
    const { smtp, processes } = scenario;
    const faults = [
      async () => processes.urls().length > 1 && (await processes.killOne()),
      async () => processes.urls().length > 1 && (await processes.killOne()),
      async () => {
        await postgres.kill();
        await sleep(randomBelow(2000));
        await postgres.start();
      },
      async () => {
        await smtp.close();
        await sleep(randomBelow(3000));
        await smtp.open();
      },
      async () => {
        const unlock = await lockTable(database.environment['DATABASE_URL'] ?? '');
        await sleep(randomBelow(12_000));
        await unlock();
      },
    ];
    smtp.trouble = () =>
      randomBelow(50) === 0
        ? 'very slow'
        : oneOf([
            'none',
            'none',
            'none',
            'slow',
            'try again',
            'refuse',
            'cut off before the answer',
          ]);
    for (let fault = 0; fault < 40; fault += 1) {
      await untilSome(scenario);
      await oneOf(faults)();
    }
    smtp.trouble = () => 'none';
    await scenario.end('everything at once');
  },
);
