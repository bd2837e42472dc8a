import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { OperatorError } from '#shared/operator-error.ts';

// The files of a build. `build.json` is moved last, so that changed sources are built again after an interruption.
const parts = ['client', 'server', 'form-pages', 'nginx-headers.conf', 'build.json'];

/** Returns the hash of the sources that a directory was built from, or undefined if no build created it. */
export function readSourceHash(directory: string): string | undefined {
  const record = `${directory}/build.json`;
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).sources : undefined;
}

/** Throws an `OperatorError` unless the directory is new, empty except for supabase/, or an earlier build. */
export function checkReplaceable(directory: string): void {
  if (!existsSync(directory) || readSourceHash(directory)) return;
  // `npm run build:function` creates supabase/.
  const otherFile = readdirSync(directory).find((name) => name !== 'supabase');
  if (otherFile)
    throw new OperatorError(
      `${directory} contains files that no build created: ${otherFile}. Name a new or empty directory.`,
    );
}

/** Replaces the build in a directory. Leaves all other files alone. */
export function replaceBuild(build: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const part of parts) {
    rmSync(`${directory}/${part}`, { recursive: true, force: true });
    if (existsSync(`${build}/${part}`)) renameSync(`${build}/${part}`, `${directory}/${part}`);
  }
}
