import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#generator/project-root.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const tracked = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split(
  '\n',
);
const documents = tracked.filter((file) => file.endsWith('.md'));
const names = new Set(tracked.map((file) => basename(file)));
const { scripts } = JSON.parse(read('package.json'));
const code = tracked.filter((file) => /^(deploy|tests|server|supabase|tools\/programs)/.test(file));
const variables = [...code, 'docs/settings.md'].map(read).join('\n');

/** Files that a build or a run creates, or that docs/editing.md tells its reader to create. */
const created = /^(\.data|dist|screenshots|test-results)\b|partners\.tsx?$|phone\.sql$/;

test.each(documents)('%s names only paths, links, scripts and variables that exist', (document) => {
  expect(missingFrom(read(document), dirname(document))).toEqual([]);
});

test('the document check reports references to things that do not exist', () => {
  const text =
    '`server/none.ts`, `none.test.ts`, [a page](none.md), `npm run none`, `NO_SUCH_SETTING`';
  expect(missingFrom(text, 'docs')).toHaveLength(5);
});

function missingFrom(text: string, directory: string): string[] {
  const spans = [...text.matchAll(/```\w+\n([^]*?)```|`([^`\n]+)`/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const all = (pattern: RegExp, texts: string[]) =>
    texts.flatMap((part) => [...part.matchAll(pattern)].map(([, word = '']) => word));
  // Documents name the directories of `app` without it.
  const exists = (path: string) =>
    ['', 'app'].some((start) => existsSync(join(projectRoot, start, path)));
  return [
    ...all(/\]\((?!https?:)([^)#]+)/g, [text]).filter((path) => !exists(join(directory, path))),
    ...all(/^([a-z.][\w-]*(?:\/[\w.@-]+)*(?:\/|\/[\w.@-]+\.\w+))$/g, spans).filter(
      (path) => !created.test(path) && !exists(path),
    ),
    ...all(/^([a-z][\w.-]*\.(?:tsx?|mjs|sql|css))$/g, spans).filter((name) => !names.has(name)),
    ...all(/npm run (?:-s |--silent )?([\w:]+)/g, spans).filter((name) => !(name in scripts)),
    // Names that start with ERR_ are Node's.
    ...all(/(?<![$\w])(?!ERR_)([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g, spans).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(variables),
    ),
  ];
}
