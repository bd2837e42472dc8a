import { expect, test } from 'vitest';
import { parseCommand, UsageError } from './arguments.ts';

test.each([
  [[], { name: 'help' }],
  [['-h'], { name: 'help' }],
  [['export', '--help'], { name: 'help' }],
  [['list'], { name: 'list' }],
  [['show', 'abc'], { name: 'show', id: 'abc' }],
  [['export', '--csv'], { name: 'export', format: 'csv', out: undefined }],
  [['export', '--json', '--out', 'file'], { name: 'export', format: 'json', out: 'file' }],
])('%j', (args, command) => {
  expect(parseCommand(args)).toEqual(command);
});

test.each([
  [['lst'], 'there is no command "lst".'],
  [['--csv'], '--csv, --json and --out belong to export.'],
  [['list', 'all'], 'list takes nothing after it.'],
  [['list', '--json'], '--csv, --json and --out belong to export.'],
  [['show'], 'show takes one ID.'],
  [['show', 'a', 'b'], 'show takes one ID.'],
  [['export'], 'export needs either --csv or --json.'],
  [['export', '--csv', '--json'], 'export needs either --csv or --json.'],
  [['export', 'file', '--csv'], 'export takes only flags; name a file with --out.'],
  [['export', '--csv', '--out'], "Option '--out <value>' argument missing."],
  [['list', '--verbose'], "Unknown option '--verbose'."],
])('%j is refused', (args, problem) => {
  expect(() => parseCommand(args)).toThrow(new UsageError(`contacts: ${problem} See --help.`));
});
