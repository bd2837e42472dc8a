import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the directory and its parents with mode 0700. Node's own `recursive` option hangs where an existing
 * directory accepts no entries, as in /proc.
 */
export function ensurePrivateDirectory(directory: string): void {
  if (existsSync(directory)) return;
  ensurePrivateDirectory(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process has just created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
