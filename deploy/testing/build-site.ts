import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from '../../scripts/steps.mjs';
import { copyFromContext, root } from '../container/context.ts';

/** Builds the site in a folder of its own, so that the checkout's `dist/` stays. Resolves with that `dist`. */
export async function buildSite(
  folder: string,
  variables: Record<string, string>,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  copyFromContext('.', folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await promisify(execFile)('npm', ['run', 'build'], {
    cwd: folder,
    env: { ...environment, ...variables },
  });
  return join(folder, 'dist');
}
