import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#shared/paths.ts';
import { startPostgres } from '#tests/support/databases/postgres.ts';
import { skipWithoutPostgres } from '#tests/support/databases/shared-postgres.ts';
import { long, shortOrLong } from '#tests/support/length.ts';
import { postgresAt } from './harness/database.ts';
import { report } from './harness/invariants.ts';
import { oneOf, randomBelow } from './harness/random.ts';
import { eventually, openScenario, untilUnready, untilWritten } from './harness/scenario.ts';

/** Opens a scenario on a PostgreSQL of its own, which survives being killed. */
async function openOnPostgres(servers: number) {
  skipWithoutPostgres();
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const url = await postgres.createDatabase();
  return { postgres, url, ...(await openScenario(postgresAt(url), servers)) };
}

test('PostgreSQL killed under load, again and again: 503 while it is away, nothing lost', async () => {
  const scenario = await openOnPostgres(2);
  const { postgres, processes, visitors } = scenario;
  const outages = shortOrLong(1, 10);
  for (let outage = 0; outage < outages; outage += 1) {
    await untilWritten(scenario, shortOrLong(40, 400));
    await postgres.kill();
    await untilUnready(scenario);
    await sleep(randomBelow(shortOrLong(500, 5000)));
    await postgres.start();
    // Servers recover by themselves.
    const url = oneOf(processes.urls());
    await eventually(async () => (await fetch(`${url}${paths.ready}`)).ok);
  }
  await scenario.end(`PostgreSQL killed ${outages} times`);
  // A broken connection would mean that a server has fallen over.
  expect([...visitors.refusals.keys()]).toEqual(['503']);
});

/** Locks everyone out of the messages, as a careless migration does. Returns what ends it. */
async function lockTable(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin; lock table public.contacts');
  return () => client.end().catch(() => {});
}

test.runIf(long)(
  'everything at once: servers and PostgreSQL killed, its tables locked, its network cut, the mail server failing',
  async () => {
    const scenario = await openOnPostgres(3);
    const { postgres, url, database, smtp, processes } = scenario;
    let mostConnections = 0;
    const killOne = async () => processes.urls().length > 1 && (await processes.killOne());
    const faults = [
      killOne,
      killOne,
      async () => {
        await postgres.kill();
        await sleep(randomBelow(2000));
        await postgres.start();
      },
      async () => {
        const thaw = postgres.freeze();
        await sleep(randomBelow(12_000));
        thaw();
      },
      async () => {
        await smtp.close();
        await sleep(randomBelow(3000));
        await smtp.open();
      },
      async () => {
        const unlock = await lockTable(url);
        await sleep(randomBelow(12_000));
        const [row] = await database.query(
          `select count(*) as found from pg_stat_activity where datname = current_database()`,
        );
        mostConnections = Math.max(mostConnections, Number(row?.['found']));
        await unlock();
      },
    ];
    const refusals = [{ refusal: '451 Try again later' }, { refusal: '550 Not wanted' }];
    const troubles = [{}, {}, { delayMs: 30 }, { cutOff: true }, ...refusals];
    // Now and then longer than most clients wait.
    smtp.trouble = () => (randomBelow(50) === 0 ? { delayMs: 12_000 } : oneOf(troubles));
    for (let fault = 0; fault < 30; fault += 1) {
      await untilWritten(scenario, randomBelow(400));
      await oneOf(faults)();
    }
    smtp.trouble = () => ({});
    await scenario.end('everything at once');
    report('tables locked', { 'most connections': mostConnections });
    // Ten for each server, as many again for those just killed, and this test's own two.
    expect(mostConnections).toBeLessThanOrEqual(2 * 3 * 10 + 2);
  },
);
