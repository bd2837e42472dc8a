import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { projectRoot } from '#generator/project-root.ts';
import { settings } from './settings.ts';

const page = join(projectRoot, 'docs/settings.md');
const tableInPage = /\| variable .*\n(?:\|.*\n)+/;

// `vitest run server/settings -u` regenerates the table.
test('docs/settings.md lists every setting', async () => {
  const text = readFileSync(page, 'utf8');
  expect(text).toMatch(tableInPage);
  await expect(text.replace(tableInPage, () => settingsTable())).toMatchFileSnapshot(page);
});

function settingsTable(): string {
  const programs = Object.entries(settings);
  const allSettings = new Map(programs.flatMap(([, { entries }]) => Object.entries(entries)));
  const rows = [...allSettings].map(([key, setting]) => {
    const { variable, description, defaultText } = setting;
    const fallback = v.getDefault(setting) ?? '';
    const readers = programs.filter(([, { entries }]) => key in entries);
    return [
      `\`${variable}\``,
      defaultText ?? (fallback && `\`${fallback}\``),
      description,
      readers.map(([program]) => program).join(', '),
    ];
  });
  const table = [['variable', 'default', 'description', 'read by'], Array(4).fill('---'), ...rows];
  return table.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
