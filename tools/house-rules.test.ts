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

describe('imports point one way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['app/sections/a.tsx', '#app/pages/home.tsx'],
    ['app/sections/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/hero/a.tsx', '../footer/footer.tsx'],
    ['app/drawings/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/ui/a.tsx', '#content/company.ts'],
    ['app/browser/a.ts', '#app/pages/home.tsx'],
    ['app/browser/a.ts', '#app/ui/picture.tsx'],
    ['app/browser/a.ts', '#server/settings/env.ts'],
    ['content/a.ts', '#app/browser/links.ts'],
    ['contract/a.ts', '#content/company.ts'],
    ['server/a.ts', '#app/browser/links.ts'],
    ['server/store/a.ts', '../../app/browser/links.ts'],
    ['supabase/functions/a.ts', '../../app/browser/links.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(complaintsAbout(file, specifier)).toContain('no-restricted-imports');
  });

  it.each([
    ['app/pages/a.tsx', '#app/sections/footer/footer.tsx'],
    ['app/sections/a.tsx', '#app/ui/picture.tsx'],
    ['app/sections/hero/a.tsx', './hero-controls.tsx'],
    ['app/ui/a.tsx', '#app/ui/toasts.ts'],
    ['server/a.ts', '#contract/contact.ts'],
  ])('%s may import %s', (file, specifier) => {
    expect(complaintsAbout(file, specifier)).not.toContain('no-restricted-imports');
  });

  function complaintsAbout(file: string, specifier: string): string {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `import { thing } from '${specifier}';\n\nexport const other = thing;\n`);
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return stdout;
  }
});
