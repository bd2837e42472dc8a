// Decides when the site has to be built again.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '#generator/root.ts';
import type { Step } from './steps.mjs';

const buildRecord = join(root, 'dist', 'build.json');

/** The sources of the built site and the built server. */
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

/** Returns the build as a step if the sources or variables have changed since the last one. */
export function stepsToBuild(): Step[] {
  const isFresh =
    existsSync(buildRecord) &&
    JSON.parse(readFileSync(buildRecord, 'utf8')).sources === sourceHash();
  return isFresh ? [] : [{ name: 'build', command: ['node', 'generator/build.ts'] }];
}

/** Hashes everything that the built site depends on. */
export function sourceHash(): string {
  const variables = buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n');
  return createHash('sha256').update(hash(sources)).update(variables).digest('hex');
}

/** Builds the server's own key into the site, which has to send it. */
export function shareAnonKey(): void {
  const key = process.env['PUBLIC_ANON_KEY'];
  if (key && !process.env['VITE_SUPABASE_URL']) process.env['VITE_SUPABASE_ANON_KEY'] ??= key;
}

/** Hashes all files below the paths, which are relative to the repository. */
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

/** Lists the files of a folder, or the file itself. */
function filesBelow(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}
