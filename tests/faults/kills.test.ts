import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { eventually } from './harness/eventually.ts';
import { randomBelow } from './harness/random.ts';
import { openScene } from './harness/scenario.ts';
import { type Kind, useDatabases } from './harness/use-databases.ts';

const kills = shortOrLong(3, 25);
const messages = shortOrLong(120, 10_500);

const several: [Kind, number][] = [
  ['SQLite', 2],
  ['PostgreSQL', 3],
];
const fleets = shortOrLong<[Kind, number][]>(several, [
  ['SQLite', 1],
  ['PostgreSQL', 1],
  ...several,
]);

const databases = useDatabases();

describe('killed at random, while many write', () => {
  test.each<[Kind, number]>(fleets)('%s, servers: %i', async (kind, servers) => {
    const scene = await openScene({ database: await databases.open(kind), servers });
    const { fleet, visitors } = scene;
    for (let kill = 0; kill < kills; kill += 1) {
      const atMost = Math.round((2 * messages) / kills);
      const enough = visitors.acknowledged.size + randomBelow(atMost);
      await eventually(() => visitors.acknowledged.size >= enough);
      // So that it does not always fall on the moment of an answer.
      await sleep(randomBelow(30));
      // The only one there is may have been killed just now.
      await eventually(() => fleet.urls().length > 0);
      await fleet.killOne();
    }
    await eventually(() => visitors.acknowledged.size >= messages);
    await scene.end(`${kind}, servers: ${servers}`);
    expect(fleet.killed.size).toBe(kills);
  });
});
