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
const createdFiles = /^(\.data|dist|screenshots|test-results)\b|partners\.tsx?$|phone\.sql$/;

test.each(documents)('%s refers only to files, scripts and variables that exist', (document) => {
  expect(findMissing(read(document), dirname(document))).toEqual([]);
});

test('the document check reports every file, script and variable that does not exist', () => {
  const text =
    '`server/none.ts`, `none.test.ts`, [a page](none.md), `npm run none`, `NO_SUCH_SETTING`';
  expect(findMissing(text, 'docs')).toHaveLength(5);
});

const codeSpan = /```\w+\n([^]*?)```|`([^`\n]+)`/g;
const relativeLink = /\]\((?!https?:)([^)#]+)/g;
/** A directory, which ends in a slash, or a file in a directory. */
const path = /^([a-z.][\w-]*(?:\/[\w.@-]+)*(?:\/|\/[\w.@-]+\.\w+))$/g;
const fileName = /^([a-z][\w.-]*\.(?:tsx?|mjs|sql|css))$/g;
const npmScript = /npm run (?:-s |--silent )?([\w:]+)/g;
/** A variable. Names that start with ERR_ are Node's error codes. */
const variable = /(?<![$\w])(?!ERR_)([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g;

function findMissing(text: string, directory: string): string[] {
  const spans = [...text.matchAll(codeSpan)].map((match) => match[1] ?? match[2] ?? '');
  const findAll = (pattern: RegExp, texts: string[]) =>
    texts.flatMap((part) => [...part.matchAll(pattern)].map(([, word = '']) => word));
  // Documents name the directories of `app/` without `app/`.
  const exists = (file: string) =>
    ['', 'app'].some((start) => existsSync(join(projectRoot, start, file)));
  const isVariable = (name: string) => new RegExp(`\\b${name}\\b`).test(variables);
  return [
    ...findAll(relativeLink, [text]).filter((link) => !exists(join(directory, link))),
    ...findAll(path, spans).filter((file) => !createdFiles.test(file) && !exists(file)),
    ...findAll(fileName, spans).filter((name) => !names.has(name)),
    ...findAll(npmScript, spans).filter((name) => !(name in scripts)),
    ...findAll(variable, spans).filter((name) => !isVariable(name)),
  ];
}
