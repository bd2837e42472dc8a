import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sqliteIn } from './harness/database.ts';
import { openScenario, untilRefused, untilWritten } from './harness/scenario.ts';

const times = shortOrLong(1, 16);

test('a full disk, again and again, loses nothing, and servers recover once there is room', async ({
  skip,
}) => {
  const folder = mountSmallDisk() ?? skip('only root may mount the small disk that this needs');
  const ballast = join(folder, 'ballast');
  const scenario = await openScenario(sqliteIn(folder));
  for (let time = 0; time < times; time += 1) {
    await untilWritten(scenario, randomInt(shortOrLong(50, 400)));
    fill(ballast, { leave: randomInt(500_000) });
    await untilRefused(scenario, 20);
    // Every other time the server is killed as well. The next one starts all the same.
    if (time % 2 === 1) await scenario.processes.killOne();
    truncateSync(ballast);
    await untilWritten(scenario, 1);
  }
  await scenario.end();
});

/** Mounts a few megabytes of memory until the test has finished. Undefined where this user may not. */
function mountSmallDisk(): string | undefined {
  const folder = makeTempDirectory();
  const args = ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'tmpfs', folder];
  if (spawnSync('mount', args).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Fills the file's disk, but for some bytes. */
function fill(file: string, { leave }: { leave: number }): void {
  writeFileSync(file, '');
  const { bavail, bsize } = statfsSync(file);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    // The servers have taken some of it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
