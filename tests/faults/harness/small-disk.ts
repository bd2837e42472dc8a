import { spawnSync } from 'node:child_process';
import { statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

/** A file system in memory, of a few megabytes. */
export interface SmallDisk {
  folder: string;
  /** Leaves this many bytes free. */
  fill(leave?: number): void;
  /** Frees what `fill` took. */
  empty(): void;
}

export const whyNoDisk = 'only root may mount the small disk that this needs';

const mounted: string[] = [];

/** Returns undefined where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = makeTempFolder();
  const args = ['-t', 'tmpfs', '-o', 'size=24m,mode=0777', 'tmpfs', folder];
  if (spawnSync('mount', args, { stdio: 'ignore' }).status !== 0) return undefined;
  mounted.push(folder);
  const ballast = join(folder, 'ballast');
  writeFileSync(ballast, '');
  return {
    folder,
    fill(leave = 0) {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)), { flag: 'a' });
      } catch (error) {
        // The servers have taken some of it meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    empty: () => truncateSync(ballast),
  };
}

afterAll(() => {
  for (const folder of mounted.splice(0)) spawnSync('umount', ['-l', folder]);
});
