// Builds the site when one of its sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, type Step } from './steps.mjs';

const buildRecord = join(root, 'dist', 'build.json');

/** What goes into the built site and the built server. */
export const sources = [
  'app',
  'generator',
  'content',
  'shared',
  'server',
  'tools/fresh.ts',
  'tools/steps.mjs',
  'vite.config.ts',
  'package-lock.json',
];
const buildVariables = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** Builds the site when its sources, or the variables that go into it, changed. */
export function stepsToBuild(): Step[] {
  const isFresh =
    existsSync(buildRecord) &&
    JSON.parse(readFileSync(buildRecord, 'utf8')).sources === sourceHash();
  return isFresh ? [] : [{ name: 'build', command: ['node', 'generator/build.ts'] }];
}

/** A hash that changes whenever the built site would. */
export function sourceHash(): string {
  const variables = buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n');
  return createHash('sha256').update(hash(sources)).update(variables).digest('hex');
}

/** A server with a key of its own needs a site that sends it. */
export function shareAnonKey(): void {
  const key = process.env['PUBLIC_ANON_KEY'];
  if (key && !process.env['VITE_SUPABASE_URL']) process.env['VITE_SUPABASE_ANON_KEY'] ??= key;
}

/** A hash of all files below the paths, which are relative to the repository. */
export function hash(paths: readonly string[]): string {
  const digest = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) {
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return digest.digest('hex');
}

/** Lists the files of a folder; a file is listed itself. */
function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}
