// `npm run screenshots`: takes a screenshot of every page in every state and width, into screenshots/.
// `--against COMMIT` takes that commit's screenshots first, and fails if the current ones differ. Other arguments
// go to Playwright: `-g menu-390` takes only that screenshot.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#generator/project-root.ts';
import { testedSite } from '#tests/support/tested-site.ts';
import { run } from './run.ts';

const args = process.argv.slice(2);
const baseCommit = args[0] === '--against' ? args[1] : undefined;
const options = baseCommit ? args.slice(2) : args;
const runOrThrow = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: projectRoot, stdio: 'inherit' });

runOrThrow('node', 'generator/build-if-changed.ts', testedSite);
if (baseCommit) await takeScreenshots('all', buildCommit(baseCommit));
process.exitCode = await takeScreenshots(baseCommit ? 'none' : 'all', testedSite);

function takeScreenshots(update: 'all' | 'none', site: string): Promise<number> {
  const command = ['playwright', 'test', '--project=screenshots', `--update-snapshots=${update}`];
  return run([...command, ...options], { SCREENSHOTS_OF: site });
}

/** Builds a commit with the installed packages. Returns its site's directory, which is deleted on exit. */
function buildCommit(commit: string): string {
  const checkout = mkdtempSync(join(tmpdir(), 'commit-'));
  process.on('exit', () => runOrThrow('git', 'worktree', 'remove', '--force', checkout));
  runOrThrow('git', 'worktree', 'add', '--detach', checkout, commit);
  for (const shared of ['node_modules', '.cache'])
    symlinkSync(join(projectRoot, shared), join(checkout, shared));
  runOrThrow('node', join(checkout, 'generator/build.ts'));
  return join(checkout, 'dist');
}
