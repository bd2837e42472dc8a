import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sqliteIn, startScenario } from './scenario.ts';

test('a full disk loses no message, and servers recover once the disk has space', async ({
  skip,
}) => {
  const disk = mountSmallDisk() ?? skip('only root may mount the small disk that this needs');
  const filler = join(disk, 'filler');
  const scenario = await startScenario(sqliteIn(disk));
  for (let round = 0; round < shortOrLong(1, 16); round += 1) {
    await scenario.untilMoreWritten(randomInt(shortOrLong(30, 400)));
    fillDisk(filler, { leave: randomInt(500_000) });
    await scenario.untilMoreUnavailable(shortOrLong(5, 20));
    // A full disk must not keep a new server from starting.
    if (round % 2 === 0) await scenario.killAndReplaceOne();
    truncateSync(filler);
    await scenario.untilMoreWritten(1);
  }
  await scenario.expectNothingLostOrRepeated();
});

/** Mounts 24 MB of memory until the test has finished. Returns undefined if this user may not mount. */
function mountSmallDisk(): string | undefined {
  const directory = makeTempDirectory();
  const args = ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'tmpfs', directory];
  if (spawnSync('mount', args).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', directory]));
  return directory;
}

/** Fills the disk that holds the file, except for `leave` bytes. */
function fillDisk(file: string, { leave }: { leave: number }): void {
  writeFileSync(file, '');
  const { bavail, bsize } = statfsSync(file);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    // The servers have used some of the space in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
