// `npm run screenshots`: takes a screenshot of every page in every state and width, into screenshots/.
// `--against COMMIT` takes that commit's first, and fails where they differ. Other arguments go to
// Playwright: `-g menu-390` takes only that one.
import { testedSite } from '#tests/support/server/tested-site.ts';
import { buildCommit } from './built-commit.ts';
import { installMissingPrograms } from './programs.ts';
import { run, runOrExit } from './run.ts';

const args = process.argv.slice(2);
const against = args[0] === '--against' ? args[1] : undefined;
const options = against ? args.slice(2) : args;

await installMissingPrograms(['chromium-shell']);
await runOrExit(['node', 'generator/build-if-changed.ts', testedSite]);
if (against) await takeScreenshots('all', await buildCommit(against));
process.exitCode = await takeScreenshots(against ? 'none' : 'all', testedSite);

function takeScreenshots(update: 'all' | 'none', site: string): Promise<number> {
  const command = ['playwright', 'test', '--project=screenshots', `--update-snapshots=${update}`];
  return run([...command, ...options], { SCREENSHOTS_OF: site });
}
