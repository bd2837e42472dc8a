import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#generator/root.ts';
import { sources } from '#tools/fresh.ts';
import { environment } from '#tools/steps.mjs';

/** Builds the site in another folder, so that the checkout's `dist/` stays. Resolves with the new `dist`. */
export async function buildSite(
  folder: string,
  variables: Record<string, string>,
): Promise<string> {
  mkdirSync(join(folder, '.cache'), { recursive: true });
  for (const path of [...sources, 'package.json', 'supabase']) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  for (const shared of ['node_modules', '.cache/assets'])
    symlinkSync(join(root, shared), join(folder, shared));
  await promisify(execFile)('node', ['generator/build.ts'], {
    cwd: folder,
    env: { ...environment, ...variables },
  });
  return join(folder, 'dist');
}
