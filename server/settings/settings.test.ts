import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tools/steps.mjs';
import type { Setting } from './kinds.ts';
import { settings } from './settings.ts';

const readme = join(root, 'README.md');
const tableInReadme = /\| variable .*\n(?:\|.*\n)+/;

// `vitest run server/settings -u` writes the README's table anew.
test('the README lists every variable as it is', async () => {
  const text = readFileSync(readme, 'utf8');
  expect(text).toMatch(tableInReadme);
  await expect(text.replace(tableInReadme, () => settingsTable())).toMatchFileSnapshot(readme);
});

function settingsTable(): string {
  const rows = Object.values<Setting>(settings).map(
    ({ variable, fallback = '', shown, meaning, readBy }) => [
      `\`${variable}\``,
      shown ?? (fallback && `\`${fallback}\``),
      meaning,
      readBy.join(', '),
    ],
  );
  const table = [['variable', 'default', 'meaning', 'read by'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const rule = toLine(widths.map((width) => '-'.repeat(width)));
  return table.map(toLine).toSpliced(1, 0, rule).join('');
}
