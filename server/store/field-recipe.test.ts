import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#generator/root.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

const parts =
  'app generator content shared docs server supabase tests tools package.json tsconfig.base.json tsconfig.node.json vitest.config.ts';

/** The tests that a message with another field has to pass: its whole way, and what each part says of it. */
const suites = 'server/message-way server/store/schema server/contact server/mail/compose shared';

test('the recipe for a field of the form, followed to the letter, breaks nothing', {
  timeout: 240_000,
}, () => {
  const copy = makeTempFolder();
  for (const part of parts.split(' ')) {
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  const [, recipe = ''] =
    /\n## A field of the form\n(.*?)\n## /s.exec(
      readFileSync(join(root, 'docs/editing.md'), 'utf8'),
    ) ?? [];
  const written = recipe.split(/^\d\. /m).flatMap((step) => {
    const [, text = '', code] = /^(.*?)```\w+\n(.*?)```/s.exec(step) ?? [];
    const file = /`([\w./-]+\/[\w./-]+\.(?:ts|sql))`/.exec(text)?.[1];
    if (!code || !file) return [];
    write(join(copy, file), code.replaceAll(/^ {3}/gm, ''));
    return file;
  });
  expect(written).toHaveLength(5);

  // `-u` records the new schemas.
  const args = ['node_modules/vitest/vitest.mjs', 'run', '-u', '--project', 'units'];
  const output = execFileSync(process.execPath, [...args, ...suites.split(' ')], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '' },
  });
  expect(output).toMatch(/ passed/);
});

/** Writes a migration as the last one, and a line of TypeScript above that of the message. */
function write(file: string, code: string): void {
  if (file.endsWith('.sql')) {
    const last = Math.max(...readdirSync(dirname(file)).map((name) => Number.parseInt(name, 10)));
    const number = String(last + 1).padStart(3, '0');
    return writeFileSync(join(dirname(file), `${number}-recipe.sql`), code);
  }
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/^ +message: /m, `${code}$&`));
}
