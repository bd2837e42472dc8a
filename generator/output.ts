import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { OperatorError } from '#shared/operator-error.ts';

/** Returns the hash of the sources that a directory was built from, or undefined if no build created it. */
export function builtFrom(directory: string): string | undefined {
  const record = `${directory}/build.json`;
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).sources : undefined;
}

/** Throws an `OperatorError` unless the directory is new, empty or an earlier build. */
export function checkReplaceable(directory: string): void {
  if (!existsSync(directory) || builtFrom(directory)) return;
  // `npm run build:function` may have run before.
  const other = readdirSync(directory).find((name) => name !== 'supabase');
  if (other)
    throw new OperatorError(
      `${directory} contains files that no build created: ${other}. Name a new or empty directory.`,
    );
}

/** Replaces a directory by a build, but keeps what `npm run build:function` wrote into it. */
export function replaceBuild(build: string, directory: string): void {
  const supabase = `${directory}/supabase`;
  if (existsSync(supabase)) renameSync(supabase, `${build}/supabase`);
  rmSync(directory, { recursive: true, force: true });
  renameSync(build, directory);
}
