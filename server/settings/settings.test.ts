import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { root } from '#generator/root.ts';
import { settings } from './settings.ts';

const page = join(root, 'docs/settings.md');
const tableInPage = /\| variable .*\n(?:\|.*\n)+/;

// `vitest run server/settings -u` regenerates the table.
test('docs/settings.md lists every variable as it is', async () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(tableInPage);
  await expect(text.replace(tableInPage, () => settingsTable())).toMatchFileSnapshot(page);
});

function settingsTable(): string {
  const all = { ...settings.server.entries, ...settings.build.entries };
  const rows = Object.entries(all).map(([key, setting]) => {
    const { variable, meaning, shown } = setting;
    const fallback = v.getDefault(setting) ?? '';
    const readers = Object.entries(settings).filter(([, { entries }]) => key in entries);
    return [
      `\`${variable}\``,
      shown ?? (fallback && `\`${fallback}\``),
      meaning,
      readers.map(([reader]) => reader).join(', '),
    ];
  });
  const table = [['variable', 'default', 'meaning', 'read by'], Array(4).fill('---'), ...rows];
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
