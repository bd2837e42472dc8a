import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { runOrExit } from './run.ts';

/** Builds a commit with today's packages. Returns its site's folder, which is deleted on exit. */
export async function buildCommit(commit: string): Promise<string> {
  const checkout = mkdtempSync(join(tmpdir(), 'commit-'));
  process.on('exit', () => spawnSync('git', ['worktree', 'remove', '--force', checkout]));
  await runOrExit(['git', 'worktree', 'add', '--detach', checkout, commit]);
  for (const shared of ['node_modules', '.cache'])
    symlinkSync(join(root, shared), join(checkout, shared));
  await runOrExit(['node', join(checkout, 'generator/build.ts')]);
  return join(checkout, 'dist');
}
