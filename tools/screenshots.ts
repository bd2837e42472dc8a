// `npm run screenshots`: takes every page in every state at every width, into screenshots/.
// `--against COMMIT` also takes that commit's, and fails where they differ. Further
// arguments go to Playwright: `-g menu-390` takes only that one.
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { testedSite } from '#tests/support/server/tested-site.ts';
import { installMissingPrograms } from './programs.ts';
import { run } from './run.ts';

const words = process.argv.slice(2);
const against = words[0] === '--against' ? words[1] : undefined;
const options = against ? words.slice(2) : words;

await installMissingPrograms(['chromium-shell']);
await runOrExit(['node', 'generator/build-if-changed.ts', '--out', testedSite]);
if (against) await takeThoseOf(against);
process.exitCode = await take(against ? 'none' : 'all', testedSite);

async function takeThoseOf(commit: string): Promise<void> {
  const checkout = mkdtempSync(join(tmpdir(), 'screenshots-'));
  try {
    await runOrExit(['git', 'worktree', 'add', '--detach', checkout, commit]);
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    symlinkSync(join(root, '.cache'), join(checkout, '.cache'));
    await runOrExit(['node', join(checkout, 'generator/build.ts')]);
    await take('all', join(checkout, 'dist'));
  } finally {
    await run(['git', 'worktree', 'remove', '--force', checkout]);
  }
}

async function runOrExit(command: string[]): Promise<void> {
  const code = await run(command);
  if (code !== 0) process.exit(code);
}

function take(update: 'all' | 'none', site: string): Promise<number> {
  const command = ['playwright', 'test', '--project=screenshots', `--update-snapshots=${update}`];
  return run([...command, ...options], { SCREENSHOTS_OF: site });
}
