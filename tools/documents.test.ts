import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#generator/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const documents = tracked.filter((file) => file.endsWith('.md'));
const names = new Set(tracked.map((file) => basename(file)));
const { scripts, version } = JSON.parse(read('package.json'));

/** What the site does not read itself, a configuration or a tool of ours must. */
const sources = tracked
  .filter(
    (file) =>
      file &&
      file !== 'tools/documents.test.ts' &&
      !file.endsWith('.md') &&
      /^(deploy|tools|tests|server|supabase|compose)/.test(file),
  )
  .map(read)
  .join('\n');
const settings = new Set(
  [...read('docs/settings.md').matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name),
);

const help = execFileSync(process.execPath, ['server/cli/main.ts', '--help'], {
  cwd: root,
  encoding: 'utf8',
});
const commands = [...help.matchAll(/^ {2}([a-z]+)\b/gm)].map(([, name = '']) => name);

/** Files that a walk-through tells the reader to write, and what only a build or a run makes. */
const notHere = /^(dist|screenshots|test-results)\b|partners\.tsx?$|phone\.sql$/;

describe.each(documents)('%s', (file) => {
  test('names only what there is', () => {
    expect(faultsOf(read(file), dirname(file))).toEqual([]);
  });
});

test('the release has one number', () => {
  const numbers = [
    ['package-lock.json', /"version": "([\d.]+)"/],
    ['CHANGELOG.md', /^## \[([\d.]+)\]/m],
    ['Dockerfile', /image\.version="([\d.]+)"/],
    ['deploy/kubernetes/website.yaml', /website:([\d.]+)/],
  ] as const;
  for (const [file, number] of numbers) expect(number.exec(read(file))?.[1], file).toBe(version);
});

test('docs/messages.md has every command of contacts', () => {
  const text = read('docs/messages.md');
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !text.includes(`contacts -- ${name}`))).toEqual([]);
});

test('a path, a file, a link, a script, a variable and a command that are not there are found', () => {
  const text = `
\`server/none.ts\`, \`none.test.ts\`, [a page](none.md), \`npm run none\`, \`NO_SUCH_SETTING\`
\`\`\`sh
npm run contacts -- none
\`\`\``;
  expect(faultsOf(text, 'docs')).toEqual([
    'docs/none.md',
    'server/none.ts',
    'none.test.ts',
    'npm run none',
    'contacts -- none',
    'NO_SUCH_SETTING',
  ]);
});

/** Returns what the document names and is not there. `folder` is the document's own; ERR_… are Node's. */
function faultsOf(text: string, folder: string): string[] {
  const code = [...text.matchAll(/```\w+\n([^]*?)```|`([^`\n]+)`/g)].map(
    ([, block, span]) => block ?? span ?? '',
  );
  const all = (pattern: RegExp) =>
    code.flatMap((part) => [...part.matchAll(pattern)].map(([, word = '']) => word));

  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) =>
    join(folder, path),
  );
  const paths = code.filter(
    (span) => /^[a-z][\w-]*(\/[\w.@-]+)+\/?$|^[a-z][\w-]*\/$/.test(span) && /\/$|\.\w+$/.test(span),
  );
  const files = code.filter((span) => /^[a-z][\w.-]*\.(tsx?|mjs|sql|css)$/.test(span));
  return [
    ...links.filter((path) => !existsSync(join(root, path))),
    ...paths.filter((path) => !notHere.test(path) && !isPath(path)),
    ...files.filter((name) => !names.has(name)),
    ...all(/npm run (?:-s |--silent )?([\w:]+)/g)
      .filter((name) => !(name in scripts))
      .map((name) => `npm run ${name}`),
    ...all(/contacts -- ([a-z]+)/g)
      .filter((name) => !commands.includes(name))
      .map((name) => `contacts -- ${name}`),
    ...all(/(?<![$\w])(?!ERR_)([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g).filter(
      (name) => !settings.has(name) && !new RegExp(`\\b${name}\\b`).test(sources),
    ),
  ];
}

/** Documents name the folders of `app` and the pictures beside them without their path. */
function isPath(path: string): boolean {
  return ['', 'app', 'docs', 'generator/assets/pictures'].some((folder) =>
    existsSync(join(root, folder, path)),
  );
}
