import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#generator/root.ts';

/** Builds the site with these variables, into a new folder. Resolves with it. */
export async function buildSite(variables: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(root, '.cache/built-site-'));
  const env = { ...process.env, ...variables };
  await promisify(execFile)('node', ['generator/build.ts', '--out', folder], { cwd: root, env });
  return folder;
}
