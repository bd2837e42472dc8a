import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates the directory and its parents with mode 0700. Node's own `recursive` option hangs if an existing
 * parent, such as /proc, accepts no entries.
 */
export function ensurePrivateDirectory(directory: string): void {
  if (existsSync(directory)) return;
  ensurePrivateDirectory(dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process has just created the directory.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
