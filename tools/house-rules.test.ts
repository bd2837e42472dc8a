import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { root } from './steps.mjs';

describe('the company’s name', () => {
  it('is spelled in one file of all that make the site', () => {
    const folders = ['app', 'build', 'content', 'contract', 'server', 'supabase', 'tests', 'tools'];
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
      cwd: root,
      encoding: 'utf8',
    });
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

describe('the server', () => {
  it.each(['tools/start.mjs', 'Dockerfile'])(
    'is started in %s as in the unit of systemd',
    (file) => {
      expect(flagsIn(file)).toEqual(flagsIn('deploy/systemd/website@.service'));
      expect(flagsIn(file)).not.toEqual([]);
    },
  );

  /** Node's, before the server's file. */
  function flagsIn(file: string): string[] {
    const text = readFileSync(join(root, file), 'utf8');
    const [before = ''] = /(?:--[\w=-]+['",\s]+)*dist\/server\/main\.js/.exec(text) ?? [];
    return before.match(/--[\w=-]+/g) ?? [];
  }
});

describe('imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['app/sections/a/a.tsx', '#app/pages/home.tsx'],
    ['app/sections/a/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/a.tsx', '../footer/footer.tsx'],
    ['app/drawings/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/a.tsx', '#app/drawings/mark.tsx'],
    ['app/ui/a.tsx', '#content/company.ts'],
    ['app/browser/a.ts', '#app/pages/home.tsx'],
    ['app/browser/a.ts', '#app/ui/picture.tsx'],
    ['app/browser/a.ts', '#server/settings/env.ts'],
    ['app/a.tsx', '#build/compress.ts'],
    ['content/a.ts', '#app/browser/links.ts'],
    ['content/a.ts', '#contract/contact.ts'],
    ['contract/a.ts', '#content/company.ts'],
    ['server/a.ts', '#app/browser/links.ts'],
    ['server/a.ts', '#tests/support/length.ts'],
    ['server/a.ts', '#tools/steps.mjs'],
    ['server/store/a.ts', '../../app/browser/links.ts'],
    ['supabase/functions/a.ts', '../../app/browser/links.ts'],
    ['supabase/functions/a.ts', '#app/browser/links.ts'],
    ['build/a.ts', '#tests/support/length.ts'],
  ])('of %s may not be %s', (file, specifier) => {
    expect(complaintsAbout(file, `import { thing } from '${specifier}';`)).toContain(
      'no-restricted-imports',
    );
  });

  it.each([
    ['app/pages/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a/a.tsx', '#app/ui/picture.tsx'],
    ['app/sections/hero/a.tsx', './hero-controls.tsx'],
    ['app/ui/a.tsx', '#app/ui/toasts.ts'],
    ['server/a.ts', '#contract/contact.ts'],
    ['server/a.test.ts', '#tests/support/length.ts'],
  ])('of %s may be %s', (file, specifier) => {
    expect(complaintsAbout(file, `import { thing } from '${specifier}';`)).not.toContain(
      'no-restricted-imports',
    );
  });

  it('may not lead back to where they came from, of types alone either', () => {
    write('server/b.ts', "import type { A } from './a.ts';\n\nexport type B = A[];\n");
    const complaints = complaintsAbout('server/a.ts', "import type { B } from './b.ts';", 'B');
    expect(complaints).toContain('no-cycle');
  });

  function complaintsAbout(file: string, line: string, name = 'typeof thing'): string {
    write(file, `${line}\n\nexport type A = ${name};\n`);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout;
  }

  function write(file: string, text: string): void {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
});
