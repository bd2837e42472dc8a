// `npm run screenshots`: takes every page in every state at every width, into screenshots/.
// `--against COMMIT` also takes that commit's, and fails where they differ. Further
// arguments go to Playwright: `-g menu-390` takes only that one.
import { testedSite } from '#tests/support/server/tested-site.ts';
import { buildCommit } from './built-commit.ts';
import { installMissingPrograms } from './programs.ts';
import { run, runOrExit } from './run.ts';

const words = process.argv.slice(2);
const against = words[0] === '--against' ? words[1] : undefined;
const options = against ? words.slice(2) : words;

await installMissingPrograms(['chromium-shell']);
await runOrExit(['node', 'generator/build-if-changed.ts', '--out', testedSite]);
if (against) await takeScreenshots('all', await buildCommit(against));
process.exitCode = await takeScreenshots(against ? 'none' : 'all', testedSite);

function takeScreenshots(update: 'all' | 'none', site: string): Promise<number> {
  const command = ['playwright', 'test', '--project=screenshots', `--update-snapshots=${update}`];
  return run([...command, ...options], { SCREENSHOTS_OF: site });
}
