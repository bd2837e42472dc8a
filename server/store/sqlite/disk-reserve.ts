import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Twice what SQLite's log usually grows to. */
const reserveBytes = 8 * 1024 * 1024;

function fileIn(dataDir: string): string {
  return join(dataDir, 'contacts.reserve');
}

/** Takes the room on the disk that deleting needs, so that it is there when nothing else is. */
export function keepReserve(dataDir: string): void {
  if (existsSync(fileIn(dataDir))) return;
  try {
    // Random, because some disks keep no zeros.
    writeFileSync(fileIn(dataDir), randomBytes(reserveBytes), { mode: 0o600 });
  } catch {
    releaseReserve(dataDir);
  }
}

/** False where there was none. */
export function releaseReserve(dataDir: string): boolean {
  const kept = existsSync(fileIn(dataDir));
  rmSync(fileIn(dataDir), { force: true });
  return kept;
}
