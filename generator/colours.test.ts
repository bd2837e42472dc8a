import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fillColours } from './plugins/pictures.ts';
import { root } from './root.ts';

const pictures = join(root, 'app/sections/hero/pictures');

it.each(readdirSync(pictures))('%s names only colours that there are', (name) => {
  expect(fillColours(readFileSync(join(pictures, name), 'utf8'))).not.toContain('var(');
});

it('every colour is spelled in one file', () => {
  // In #rgb or #rrggbb, in the card's data URLs too.
  const colour = '(#|%23)([0-9a-f]{6}|[0-9a-f]{3})\\b';
  const folders = ['app', 'generator', 'content', 'server'];
  const files = folders.flatMap((folder) =>
    ['ts', 'tsx', 'css', 'svg'].map((type) => `${folder}/*.${type}`),
  );
  const found = execFileSync('git', ['grep', '-lEi', colour, '--', ...files, ':!*.test.ts*'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(found.trim().split('\n')).toEqual(['content/colours.ts']);
});
