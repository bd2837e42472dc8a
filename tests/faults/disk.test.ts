import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { shortOrLong } from '#tests/support/length.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { sqliteIn, startScenario } from './scenario.ts';

test('no message is lost on a full disk, and servers recover once there is space', async ({
  skip,
}) => {
  const disk = mountSmallDisk() ?? skip('only root may mount the small disk that this needs');
  const filler = join(disk, 'filler');
  const { untilWritten, untilUnavailable, killOne, end } = await startScenario(sqliteIn(disk));
  for (let round = 0; round < shortOrLong(1, 16); round += 1) {
    await untilWritten(randomInt(shortOrLong(30, 400)));
    fill(filler, { leave: randomInt(500_000) });
    await untilUnavailable(shortOrLong(5, 20));
    // Also restarts a server, because a full disk must not keep it from starting.
    if (round % 2 === 0) await killOne();
    truncateSync(filler);
    await untilWritten(1);
  }
  await end();
});

/** Mounts a few megabytes of memory until the test has finished. Returns undefined if this user may not. */
function mountSmallDisk(): string | undefined {
  const directory = makeTempDirectory();
  const args = ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'tmpfs', directory];
  if (spawnSync('mount', args).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', directory]));
  return directory;
}

/** Fills the file's disk, except for some bytes. */
function fill(file: string, { leave }: { leave: number }): void {
  writeFileSync(file, '');
  const { bavail, bsize } = statfsSync(file);
  try {
    writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
  } catch (error) {
    // The servers have used some of the space in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
