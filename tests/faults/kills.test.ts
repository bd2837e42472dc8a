import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sqliteIn, startScenario } from './scenario.ts';

const sizes = shortOrLong([2], [1, 2]);
test.for(sizes)('no message is lost when one of %i servers on SQLite is killed', async (size) => {
  const { untilWritten, killOne, end } = await startScenario(sqliteIn(makeTempDirectory()), size);
  for (let kill = 0; kill < shortOrLong(2, 12); kill += 1) {
    await untilWritten(randomInt(shortOrLong(30, 250)));
    await killOne();
  }
  await untilWritten(1);
  await end();
});
