import { describe, expect, test } from 'vitest';
import { long, shortOrLong } from '#tests/support/length.ts';
import { countWaiting, type Kind, useDatabases } from './harness/database.ts';
import { report } from './harness/invariants.ts';
import { randomBelow } from './harness/random.ts';
import { eventually, openScenario, untilWritten } from './harness/scenario.ts';

const kills = shortOrLong(3, 12);
const messages = shortOrLong(120, 1500);

const processes = shortOrLong<[Kind, number][]>(
  [['SQLite', 2]],
  [
    ['SQLite', 1],
    ['SQLite', 2],
    ['PostgreSQL', 3],
  ],
);

const databases = useDatabases();

describe('servers killed at random lose nothing while many write', () => {
  test.each(processes)('%s, servers: %i', async (kind, servers) => {
    const database = await databases.open(kind);
    const scenario = await openScenario({ database, servers });
    const { processes, visitors } = scenario;
    for (let kill = 0; kill < kills; kill += 1) {
      await untilWritten(scenario, randomBelow(Math.round((2 * messages) / kills)));
      // The only one may have been killed just now.
      await eventually(() => processes.urls().length > 0);
      await processes.killOne();
    }
    await eventually(() => visitors.acknowledged.size >= messages);
    await visitors.finish();
    const over = performance.now();
    // The short form does not wait for the leases of the dead to end.
    if (long) await eventually(async () => (await countWaiting(database)) === 0);
    const seconds = Math.round((performance.now() - over) / 1000);
    report(`${kind}, servers: ${servers}`, { 'last mail, seconds after the storm': seconds });
    expect(seconds).toBeLessThan(180);
    await scenario.end(`${kind}, servers: ${servers}`);
    expect(processes.killed.size).toBe(kills);
  });
});
