import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { run } from './run.ts';

/** Builds a commit with today's packages, and calls `use` with the folder of its site. */
export async function withBuiltCommit(
  commit: string,
  use: (dist: string) => Promise<unknown>,
): Promise<void> {
  const checkout = mkdtempSync(join(tmpdir(), 'commit-'));
  try {
    await runOrExit(['git', 'worktree', 'add', '--detach', checkout, commit]);
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    symlinkSync(join(root, '.cache'), join(checkout, '.cache'));
    await runOrExit(['node', join(checkout, 'generator/build.ts')]);
    await use(join(checkout, 'dist'));
  } finally {
    await run(['git', 'worktree', 'remove', '--force', checkout]);
  }
}

/** Runs a command; if it fails, exits with its code. */
export async function runOrExit(command: string[]): Promise<void> {
  const code = await run(command);
  if (code !== 0) process.exit(code);
}
