import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { root } from '#generator/root.ts';
import { settings } from '#server/settings/settings.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';

describe('the company’s name', () => {
  it('is spelled in one file', () => {
    const folders = 'app generator content shared server supabase tests tools'.split(' ');
    const command = ['ls-files', '-co', '--exclude-standard', ...folders];
    const files = execFileSync('git', command, { cwd: root, encoding: 'utf8' });
    const text = /\.(tsx?|mjs|css|svg|html|sql|txt|json|webmanifest)$/;
    const spelling = files
      .split('\n')
      .filter((file) => text.test(file) && existsSync(join(root, file)))
      .filter((file) =>
        readFileSync(join(root, file), 'utf8').toLowerCase().includes(company.name.toLowerCase()),
      );
    expect(spelling).toEqual(['content/company.ts']);
  });
});

describe('documents', () => {
  it('name only existing settings in .env.example', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const known = Object.values(settings).flatMap(({ entries }) =>
      Object.values(entries).map(({ variable }) => variable),
    );
    expect(known).toEqual(expect.arrayContaining(example.match(/\b[A-Z_]+(?==)/g) ?? []));
  });
});

describe('the lock file', () => {
  interface Locked {
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  }

  it('has the checksum of every package, even those for other systems', () => {
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
    const { packages }: { packages: Record<string, Locked> } = JSON.parse(lock);
    const { '': _, ...locked } = packages;
    const unsure = Object.entries(locked).filter(([, { integrity }]) => !integrity);
    expect(unsure.map(([path]) => path)).toEqual([]);
    const names = new Set(Object.keys(locked).map((path) => path.replace(/.*node_modules\//, '')));
    const wanted = Object.values(locked).flatMap(({ optionalDependencies = {} }) =>
      Object.keys(optionalDependencies),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('the server', () => {
  it.each(['package.json', 'Dockerfile'])(
    'starts in %s with the same flags as under systemd',
    (file) => {
      expect(flagsIn(file)).toEqual(flagsIn('deploy/systemd/website@.service'));
      expect(flagsIn(file)).not.toEqual([]);
    },
  );

  /** Returns Node's flags, which precede the server's file. */
  function flagsIn(file: string): string[] {
    const text = readFileSync(join(root, file), 'utf8');
    const [before = ''] = /(?:--[\w.=-]+['",\s]+)*dist\/server\/main\.js/.exec(text) ?? [];
    return before.match(/--[\w.=-]+/g) ?? [];
  }
});

describe('imports', () => {
  const forbidden = [
    ['app/sections/a/a.tsx', '#app/pages/home.tsx'],
    ['app/sections/a/b.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/c.tsx', '../footer/footer.tsx'],
    ['app/drawings/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/b.tsx', '#app/drawings/mark.tsx'],
    ['app/ui/c.tsx', '#content/company.ts'],
    ['app/browser/a.ts', '#app/pages/home.tsx'],
    ['app/browser/b.ts', '#app/ui/picture.tsx'],
    ['app/browser/c.ts', '#server/settings/env.ts'],
    ['app/a.tsx', '#generator/compress.ts'],
    ['content/a.ts', '#app/browser/use-links.ts'],
    ['content/b.ts', '#shared/message.ts'],
    ['shared/a.ts', '#content/company.ts'],
    ['server/a.ts', '#app/browser/use-links.ts'],
    ['server/b.ts', '#tests/support/length.ts'],
    ['server/c.ts', '#tools/run.ts'],
    ['server/store/a.ts', '../../app/browser/use-links.ts'],
    ['server/store/b.ts', '#server/outbox/outbox.ts'],
    ['server/cli/a.ts', '#server/app.ts'],
    ['supabase/functions/a.ts', '../../app/browser/use-links.ts'],
    ['generator/a.ts', '#tests/support/length.ts'],
    ['generator/assets/a.ts', '#tools/run.ts'],
  ] as const;
  const allowed = [
    ['app/pages/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/d.tsx', '#app/ui/picture.tsx'],
    ['app/sections/hero/a.tsx', './hero-controls.tsx'],
    ['app/ui/d.tsx', '#app/ui/toaster.tsx'],
    ['server/d.ts', '#shared/message.ts'],
    ['server/outbox/a.ts', '#server/store/store.ts'],
    ['server/a.test.ts', '#tests/support/length.ts'],
  ] as const;

  it('lead one way and never in a circle, types included', () => {
    const folder = makeTempFolder();
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    cpSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
    for (const [file, specifier] of [...forbidden, ...allowed])
      write(file, `import { thing } from '${specifier}';\n\nexport type A = typeof thing;\n`);
    write('server/circle/a.ts', "import type { B } from './b.ts';\n\nexport type A = B;\n");
    write('server/circle/b.ts', "import type { A } from './a.ts';\n\nexport type B = A[];\n");

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
});
