import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wordsIn } from './page-styles.ts';
import { letters } from './short-properties.ts';
import { root } from './steps.mjs';

const attribute = /\bclassName="([^"]*)"/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const classSelector = /\.([a-zA-Z][\w-]*)/g;

/**
 * Names of one or two letters for the classes that the sources write out in `className="…"`. A class
 * whose name also stands in some other text keeps it, since code may put it together from there. In the
 * order in which they are written: neighbours are then alike, and compress well.
 */
export function planClassNames(sources: readonly string[]): ReadonlyMap<string, string> {
  const written = sources.flatMap((source) => [...source.matchAll(attribute)].flatMap(namesIn));
  const elsewhere = new Set(
    sources.flatMap((source) => wordsIn(source.replace(attribute, '').replace(comment, ''))),
  );
  const names = [...new Set(written)].filter((name) => !elsewhere.has(name));
  return new Map(names.map((name, index) => [name, short(index)]));
}

/** As `planClassNames` has them for this site's pages. */
export const classNames = planClassNames(
  globSync('{app,content}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8')),
);

/** Writes the short names into the code of the built site. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.*\.tsx$/ },
      handler: (code) => ({ code: renameInCode(code, classNames), map: null }),
    },
  };
}

export function renameInCode(code: string, names: ReadonlyMap<string, string>): string {
  return code.replace(attribute, (_, list: string) => {
    const renamed = list.split(/\s+/).map((name) => names.get(name) ?? name);
    return `className="${renamed.join(' ')}"`;
  });
}

export function renameInStyles(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(classSelector, (selector, name: string) => {
    const shortName = names.get(name);
    return shortName ? `.${shortName}` : selector;
  });
}

function namesIn([, list = '']: RegExpMatchArray): string[] {
  return list.split(/\s+/);
}

/** A, B, …, Z, Aa, Ab, …: no tag and hardly a word of the code is called so. */
function short(index: number): string {
  const name = letters(index);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
