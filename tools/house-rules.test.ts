import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { projectRoot } from '#generator/project-root.ts';
import { settings } from '#server/settings/settings.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

test('of the sources, only content/company.ts contains the company’s name', () => {
  const sources = 'app generator content shared server supabase tests tools'.split(' ');
  expect(filesWith(company.name, sources)).toEqual(['content/company.ts']);
});

test('only content/colours.ts contains hexadecimal colours', () => {
  // #rgb or #rrggbb, also as encoded in data URLs.
  const colour = '(#|%23)([0-9a-f]{6}|[0-9a-f]{3})\\b';
  const sources = ['app', 'generator', 'content', 'server', ':!*.test.ts*'];
  expect(filesWith(colour, sources)).toEqual(['content/colours.ts']);
});

test('.env.example contains only existing settings', () => {
  const variables = Object.values(settings).flatMap(({ entries }) =>
    Object.values(entries).map(({ variable }) => variable),
  );
  expect(variables).toEqual(
    expect.arrayContaining(read('.env.example').match(/\b[A-Z_]+(?==)/g) ?? []),
  );
});

test('lint rejects import cycles and imports in the wrong direction, even imports of types', () => {
  const forbidden = [
    ['content/a.ts', '#app/client.tsx'],
    ['shared/a.ts', '#content/company.ts'],
    ['app/a.tsx', '#server/app.ts'],
    ['app/browser/a.ts', '#app/ui/photograph.tsx'],
    ['app/ui/a.tsx', '#content/company.ts'],
    ['app/drawings/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/b.tsx', '../footer/footer.tsx'],
    ['server/a.ts', '#app/browser/use-same-page-links.ts'],
    ['server/store/a.ts', '#server/outbox/outbox.ts'],
    ['supabase/functions/a.ts', '#tools/run.ts'],
    ['generator/a.ts', '#tests/support/length.ts'],
  ] as const;
  const directory = makeTempDirectory();
  const write = (file: string, imported: string) => {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(
      join(directory, file),
      `import type { A } from '${imported}';\nexport type B = A;`,
    );
  };
  cpSync(join(projectRoot, 'oxlint.config.ts'), join(directory, 'oxlint.config.ts'));
  for (const [file, imported] of forbidden) write(file, imported);
  write('server/cycle/a.ts', './b.ts');
  write('server/cycle/b.ts', './a.ts');

  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix'], { cwd: directory, encoding: 'utf8' });
  const filesThatBreak = (rule: string) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(rule))
      .map((line) => line.slice(0, line.indexOf(':')).replace(/^\.\//, ''));
  expect(filesThatBreak('no-restricted-imports').toSorted()).toEqual(
    forbidden.map(([file]) => file).toSorted(),
  );
  expect(filesThatBreak('no-cycle')).toContain('server/cycle/a.ts');
});

/** Lists the files that contain a pattern, in any case. */
function filesWith(pattern: string, paths: string[]): string[] {
  const command = ['grep', '--untracked', '-liEI', pattern, '--', ...paths, ':!*.md'];
  return execFileSync('git', command, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
}
