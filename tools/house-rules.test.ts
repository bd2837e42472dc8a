import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { root } from '#generator/root.ts';
import { settings } from '#server/settings/settings.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('one file spells the company’s name', () => {
  const folders = 'app generator content shared server supabase tests tools'.split(' ');
  const command = ['ls-files', '-co', '--exclude-standard', ...folders];
  const files = execFileSync('git', command, { cwd: root, encoding: 'utf8' });
  const text = /\.(tsx?|mjs|css|svg|html|sql|txt|json)$/;
  const spelling = files
    .split('\n')
    .filter((file) => text.test(file) && existsSync(join(root, file)))
    .filter((file) => read(file).toLowerCase().includes(company.name.toLowerCase()));
  expect(spelling).toEqual(['content/company.ts']);
});

it('.env.example has only existing settings', () => {
  const known = Object.values(settings).flatMap(({ entries }) =>
    Object.values(entries).map(({ variable }) => variable),
  );
  expect(known).toEqual(
    expect.arrayContaining(read('.env.example').match(/\b[A-Z_]+(?==)/g) ?? []),
  );
});

it('the lock file has every package’s checksum, even for other systems', () => {
  interface Locked {
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  }
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'));
  const { '': _, ...locked } = packages;
  const unsure = Object.entries(locked).filter(([, { integrity }]) => !integrity);
  expect(unsure.map(([path]) => path)).toEqual([]);
  const names = new Set(Object.keys(locked).map((path) => path.replace(/.*node_modules\//, '')));
  const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it('lint rejects imports in the wrong direction and import cycles, including type imports', () => {
  const forbidden = [
    ['content/a.ts', '#app/client.tsx'],
    ['shared/a.ts', '#content/company.ts'],
    ['app/a.tsx', '#server/app.ts'],
    ['app/browser/a.ts', '#app/ui/picture.tsx'],
    ['app/ui/a.tsx', '#content/company.ts'],
    ['app/drawings/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/b.tsx', '../footer/footer.tsx'],
    ['server/a.ts', '#app/browser/use-same-page-links.ts'],
    ['server/store/a.ts', '#server/outbox/outbox.ts'],
    ['supabase/functions/a.ts', '#tools/run.ts'],
    ['generator/a.ts', '#tests/support/length.ts'],
  ] as const;
  const folder = makeTempDirectory();
  const write = (file: string, imported: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import type { A } from '${imported}';\nexport type B = A;`);
  };
  cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  for (const [file, imported] of forbidden) write(file, imported);
  write('server/circle/a.ts', './b.ts');
  write('server/circle/b.ts', './a.ts');

  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['-f', 'unix'], { cwd: folder, encoding: 'utf8' });
  const complained = (rule: string) =>
    stdout
      .split('\n')
      .filter((line) => line.includes(rule))
      .map((line) => line.slice(0, line.indexOf(':')).replace(/^\.\//, ''));
  expect(complained('no-restricted-imports').toSorted()).toEqual(
    forbidden.map(([file]) => file).toSorted(),
  );
  expect(complained('no-cycle')).toContain('server/circle/a.ts');
});
