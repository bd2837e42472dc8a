// `npm run screenshots`: takes every page in every state at every width, into screenshots/.
// `--against COMMIT` also takes that commit's, and fails where they differ. Further
// arguments go to Playwright: `-g menu-390` takes only that one.
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#generator/root.ts';
import { stepsToBuild } from './fresh.ts';
import { installMissingPrograms } from './programs.ts';
import { run, runSteps } from './steps.mjs';

const words = process.argv.slice(2);
const against = words[0] === '--against' ? words[1] : undefined;
const options = against ? words.slice(2) : words;

await installMissingPrograms(['chromium-shell']);
await runSteps(stepsToBuild());
if (against) await takeThoseOf(against);
process.exitCode = await take(against ? 'none' : 'all', root);

async function takeThoseOf(commit: string): Promise<void> {
  const checkout = mkdtempSync(join(tmpdir(), 'screenshots-'));
  try {
    const add = ['git', 'worktree', 'add', '--detach', checkout, commit];
    await runSteps([{ name: `check ${commit} out`, command: add }]);
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    symlinkSync(join(root, '.cache'), join(checkout, '.cache'));
    const build = ['node', join(checkout, 'generator/build.ts')];
    await runSteps([{ name: `build ${commit}`, command: build }]);
    await take('all', checkout);
  } finally {
    await run(['git', 'worktree', 'remove', '--force', checkout]);
  }
}

function take(update: 'all' | 'none', checkout: string): Promise<number> {
  const command = ['playwright', 'test', '--project=screenshots', `--update-snapshots=${update}`];
  return run([...command, ...options], { SCREENSHOTS_OF: checkout });
}
