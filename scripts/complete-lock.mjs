// `node scripts/complete-lock.mjs`, after a change of packages: npm leaves the
// builds of a tool for other systems out of the lock file when it could not
// fetch them (npm/cli#4828), and then neither `npm ci` nor those systems work.
// This adds them under the exact versions that their tools ask for.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

const systems = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/;
const processors = /\b(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32)\b/;
const libraries = { musl: 'musl', gnu: 'glibc' };

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const { packages } = lock;

for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    packages[`node_modules/${name}`] ??= entryFor(name, version, dev);
  }
}
lock.packages = Object.fromEntries(
  Object.entries(packages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 */
function entryFor(name, version, dev) {
  const system = name.match(systems)?.[1];
  const processor = name.match(processors)?.[1] ?? (name.includes('-arm-') ? 'arm' : undefined);
  const library = Object.entries(libraries).find(([suffix]) => name.includes(suffix))?.[1];
  if (!/^\d/.test(version) || !processor) throw new Error(`No entry can be made for ${name}`);
  return {
    version,
    cpu: [processor],
    ...(dev && { dev }),
    ...(system === 'linux' && library && { libc: [library] }),
    optional: true,
    ...(system && { os: [system] }),
  };
}
