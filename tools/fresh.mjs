// What `npm start` and `npm test` do first: install and build, each only when something changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runSteps } from './steps.mjs';

const installStamp = join(root, 'node_modules', '.installed-lock');
const buildRecord = join(root, 'dist', 'build.json');

/** What goes into the built site and the built server. */
export const sources = [
  'app',
  'build',
  'content',
  'contract',
  'server',
  'tools',
  'vite.config.ts',
  'package-lock.json',
];
const buildVariables = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'];

/** Installs the packages when they do not match the lock file. */
export async function installWhenNeeded() {
  const wanted = hash(['package-lock.json']);
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === wanted) return;
  await runSteps([
    {
      name: 'install packages',
      command: ['npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
    },
  ]);
  writeFileSync(installStamp, wanted);
}

/** Builds the site when its sources, or the variables that go into it, changed. */
export async function buildWhenNeeded() {
  if (
    existsSync(buildRecord) &&
    JSON.parse(readFileSync(buildRecord, 'utf8')).sources === sourceHash()
  )
    return;
  await runSteps([{ name: 'build', command: ['node', 'build/build.ts'] }]);
}

/** One text that changes whenever the built site would. */
export function sourceHash() {
  const variables = buildVariables.map((name) => `${name}=${process.env[name] ?? ''}`).join('\n');
  return createHash('sha256').update(hash(sources)).update(variables).digest('hex');
}

/**
 * A server with a key of its own needs a site that sends it.
 */
export function shareAnonKey() {
  const key = process.env['PUBLIC_ANON_KEY'];
  if (key && !process.env['VITE_SUPABASE_URL']) process.env['VITE_SUPABASE_ANON_KEY'] ??= key;
}

/**
 * One text that changes with any file below the paths, which begin at the repository.
 *
 * @param {string[]} paths
 */
export function hash(paths) {
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

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = path.includes('.')
    ? []
    : readdirSync(full, { withFileTypes: true, recursive: true });
  if (path.includes('.')) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
