import { expect, test } from 'vitest';
import { parseCommand, UsageError } from './arguments.ts';

const json = false;
const yes = false;
const limit = undefined;

test.each([
  [[], { name: 'help' }],
  [['-h'], { name: 'help' }],
  [['export', '--help'], { name: 'help' }],
  [['list'], { name: 'list', limit, json }],
  [['list', '--limit', '20', '--json'], { name: 'list', limit: 20, json: true }],
  [['show', 'abc'], { name: 'show', id: 'abc', json }],
  [['search', 'two words'], { name: 'search', text: 'two words', limit, json }],
  [['search', '--limit=5', '--', '--csv'], { name: 'search', text: '--csv', limit: 5, json }],
  [['stats', '--json'], { name: 'stats', json: true }],
  [['export', '--csv'], { name: 'export', format: 'csv', out: undefined }],
  [['export', '--json', '--out', 'file'], { name: 'export', format: 'json', out: 'file' }],
  [['import', 'file'], { name: 'import', file: 'file', json }],
  [['backup', 'file'], { name: 'backup', file: 'file', json }],
  [['restore', 'file', '--yes'], { name: 'restore', file: 'file', yes: true, json }],
  [['delete', '--email', ' a@b '], { name: 'delete', email: 'a@b', yes, json }],
  [
    ['purge', '--older-than', '18m'],
    { name: 'purge', age: { count: 18, unit: 'month' }, yes, json },
  ],
  [['resend', 'abc'], { name: 'resend', id: 'abc', json }],
])('%j', (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

const purgeProblem =
  'purge needs --older-than with days, weeks, months or years: 90d, 26w, 18m, 2y.';

test.each([
  [['lst'], 'there is no command "lst".'],
  [['constructor'], 'there is no command "constructor".'],
  [['--csv'], 'a command is missing.'],
  [['list', 'all'], 'list takes options only.'],
  [['list', '--csv'], 'list does not take --csv.'],
  [['list', '--limit', '0'], '--limit takes a whole number from 1.'],
  [['list', '--verbose'], "Unknown option '--verbose'."],
  [['show'], 'show takes one ID.'],
  [['show', 'a', 'b'], 'show takes one ID.'],
  [['show', 'a', '--yes'], 'show does not take --yes.'],
  [['search', 'two', 'words'], 'search takes one TEXT (several words in quotes).'],
  [['search', ''], 'search needs a text to look for.'],
  [['export'], 'export needs either --csv or --json.'],
  [['export', '--csv', '--json'], 'export needs either --csv or --json.'],
  [['export', 'file', '--csv'], 'export takes options only.'],
  [['export', '--csv', '--out'], "Option '--out <value>' argument missing."],
  [['import'], 'import takes one FILE.'],
  [['delete', 'a@b'], 'delete takes options only.'],
  [['delete'], 'delete needs --email ADDRESS.'],
  [['delete', '--email', ' '], 'delete needs --email ADDRESS.'],
  [['purge'], purgeProblem],
  [['purge', '--older-than', '0d'], purgeProblem],
  [['purge', '--older-than', '90'], purgeProblem],
  [['purge', '--older-than', '2h'], purgeProblem],
])('%j is refused', (args, problem) => {
  expect(() => parseCommand(args)).toThrow(new UsageError(`contacts: ${problem} See --help.`));
});
