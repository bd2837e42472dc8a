import { test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { sqliteIn } from './harness/database.ts';
import { randomBelow } from './harness/random.ts';
import { openScenario, untilRefused, untilWritten } from './harness/scenario.ts';
import { mountSmallDisk, whyNoDisk } from './harness/small-disk.ts';

const times = shortOrLong(1, 16);

test('a full disk, again and again, loses nothing, and servers recover once there is room', async ({
  skip,
}) => {
  const disk = mountSmallDisk() ?? skip(whyNoDisk);
  const scenario = await openScenario({ database: sqliteIn(disk.folder) });
  for (let time = 0; time < times; time += 1) {
    await untilWritten(scenario, randomBelow(shortOrLong(50, 400)));
    disk.fill(randomBelow(500_000));
    await untilRefused(scenario, 20);
    // Every other time the server is killed as well. The next one starts all the same.
    if (time % 2 === 1) await scenario.processes.killOne();
    disk.empty();
    await untilWritten(scenario, 1);
  }
  await scenario.end(`disk full ${times} times`);
});
