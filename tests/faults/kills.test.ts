import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sqliteIn, startScenario } from './scenario.ts';

const counts = shortOrLong([2], [1, 2]);
test.for(counts)('killing 1 of %i server(s) on SQLite loses or repeats nothing', async (count) => {
  const scenario = await startScenario(sqliteIn(makeTempDirectory()), count);
  for (let kill = 0; kill < shortOrLong(2, 12); kill += 1) {
    await scenario.untilMoreWritten(randomInt(shortOrLong(30, 250)));
    await scenario.killAndReplaceOne();
  }
  await scenario.untilMoreWritten(1);
  await scenario.expectNothingLostOrRepeated();
});
