import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './root.ts';

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
