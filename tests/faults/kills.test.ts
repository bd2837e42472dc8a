import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { newDatabase } from '#tests/support/databases/shared-postgres.ts';
import { long, shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/program.ts';
import { count, postgresAt, sqliteIn } from './harness/database.ts';
import { eventually, openScenario, unsent, untilWritten } from './harness/scenario.ts';

const kills = shortOrLong(3, 12);
const messages = shortOrLong(120, 1500);

const open = {
  SQLite: () => sqliteIn(makeTempDirectory()),
  PostgreSQL: async () => postgresAt(await newDatabase()),
};

const sizes: [keyof typeof open, number][] = [
  ['SQLite', 2],
  ['SQLite', 1],
  ['PostgreSQL', 3],
];

test.each(sizes.slice(0, shortOrLong(1, 3)))(
  'servers killed at random lose nothing while many write: %s, servers: %i',
  async (kind, servers) => {
    const database = await open[kind]();
    const scenario = await openScenario(database, servers);
    const { processes, visitors } = scenario;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilWritten(scenario, randomInt(Math.round((2 * messages) / kills)));
      // The only one may have been killed just now.
      await eventually(() => processes.urls().length > 0);
      await processes.killOne();
    }
    await eventually(() => visitors.acknowledged.size >= messages);
    await visitors.finish();
    // The short form does not wait for the leases of the dead to end.
    if (long) await until(async () => (await count(database, unsent)) === 0, 180_000);
    await scenario.end();
    expect(processes.killed.size).toBe(kills);
  },
);
