import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { eventually } from './harness/eventually.ts';
import { randomBelow } from './harness/random.ts';
import { openScenario } from './harness/scenario.ts';
import { type Kind, useDatabases } from './harness/use-databases.ts';

const kills = shortOrLong(3, 25);
const messages = shortOrLong(120, 10_500);

const several: [Kind, number][] = [
  ['SQLite', 2],
  ['PostgreSQL', 3],
];
const processes = shortOrLong<[Kind, number][]>(several, [
  ['SQLite', 1],
  ['PostgreSQL', 1],
  ...several,
]);

const databases = useDatabases();

describe('killed at random, while many write', () => {
  test.each<[Kind, number]>(processes)('%s, servers: %i', async (kind, servers) => {
    const scenario = await openScenario({ database: await databases.open(kind), servers });
    const { processes, visitors } = scenario;
    for (let kill = 0; kill < kills; kill += 1) {
      const atMost = Math.round((2 * messages) / kills);
      const enough = visitors.acknowledged.size + randomBelow(atMost);
      await eventually(() => visitors.acknowledged.size >= enough);
      // So that it does not always fall on the moment of a response.
      await sleep(randomBelow(30));
      // The only one there is may have been killed just now.
      await eventually(() => processes.urls().length > 0);
      await processes.killOne();
    }
    await eventually(() => visitors.acknowledged.size >= messages);
    await scenario.end(`${kind}, servers: ${servers}`);
    expect(processes.killed.size).toBe(kills);
  });
});
