import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#shared/operator-error.ts';

/** The files that a build creates. The record is last, so that the site is rebuilt if moving is interrupted. */
const parts = ['client', 'server', 'form-pages', 'nginx-headers.conf', 'build.json'];

/** Returns the hash of the sources that a directory was built from, or undefined if no build created it. */
export function builtFrom(directory: string): string | undefined {
  const record = join(directory, 'build.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).sources : undefined;
}

/** Throws an `OperatorError` unless the directory is new, empty or an earlier build. */
export function checkReplaceable(directory: string): void {
  const existing = existsSync(directory) ? readdirSync(directory) : [];
  // `npm run build:function` may have run before.
  const others = existing.filter((name) => name !== 'supabase');
  if (others.length > 0 && !builtFrom(directory)) {
    throw new OperatorError(
      `${directory} contains files that no build created: ${others[0]}. Name a new or empty directory.`,
    );
  }
}

/** Replaces the build in a directory. Leaves all other files alone. */
export function replaceBuild(build: string, directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const part of parts) {
    rmSync(join(directory, part), { recursive: true, force: true });
    if (existsSync(join(build, part))) renameSync(join(build, part), join(directory, part));
  }
}
