import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { projectRoot } from '#generator/project-root.ts';
import { settings } from '#server/settings/settings.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

it('only content/company.ts contains the company’s name', () => {
  const sources = 'app generator content shared server supabase tests tools'.split(' ');
  expect(filesWith(company.name, sources)).toEqual(['content/company.ts']);
});

it('only content/colours.ts contains colour values', () => {
  // #rgb or #rrggbb, also as encoded in data URLs.
  const colour = '(#|%23)([0-9a-f]{6}|[0-9a-f]{3})\\b';
  const sources = ['app', 'generator', 'content', 'server', ':!*.test.ts*'];
  expect(filesWith(colour, sources)).toEqual(['content/colours.ts']);
});

it('.env.example contains only existing settings', () => {
  const variables = Object.values(settings).flatMap(({ entries }) =>
    Object.values(entries).map(({ variable }) => variable),
  );
  expect(variables).toEqual(
    expect.arrayContaining(read('.env.example').match(/\b[A-Z_]+(?==)/g) ?? []),
  );
});

/** Lists the files that contain a pattern, in any case. */
function filesWith(pattern: string, paths: string[]): string[] {
  const command = ['grep', '--untracked', '-liEI', pattern, '--', ...paths, ':!*.md'];
  return execFileSync('git', command, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
}
