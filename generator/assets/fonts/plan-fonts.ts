import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { type AssetFile, hashOf, shortHash } from '#generator/cache/asset-cache.ts';
import { root } from '#generator/root.ts';

const typeface = join(root, 'node_modules/@fontsource-variable/radio-canada-big');
/** The letters of western Europe. */
export const typefaceFile = packaged('latin');
/** All other Latin letters. */
const extensionFile = packaged('latin-ext');
const { version } = JSON.parse(
  readFileSync(join(root, 'node_modules/subset-font/package.json'), 'utf8'),
);

/** Always included, so that new English words need no second file. */
const english = `${ascii()}\u00a0©–—‘’“”•…`;

/**
 * Splits the typeface into three files: one with the letters of the site's own words, which every page
 * preloads, and two with all others, for what visitors type. The whole typeface would not fit into the
 * first flight of packets.
 */
export function planFonts() {
  const available = lettersOf(typefaceFile);
  const written = new Set(english + wordsOfContent());
  const first = fontFile(
    'radio-canada-big',
    typefaceFile,
    available.filter((character) => written.has(character)),
  );
  const rest = available.filter((character) => !written.has(character));
  const others = fontFile('radio-canada-big-others', typefaceFile, rest);
  const extension = lettersOf(extensionFile).filter((character) => !available.includes(character));
  const extended = fontFile('radio-canada-big-extended', extensionFile, extension);
  return {
    files: [first, others, extended, license()],
    // A browser tries the last matching face first.
    css:
      fontFace(first) +
      fontFace(extended, unicodeRange(extension, written)) +
      fontFace(others, unicodeRange(rest, written)),
  };
}

function packaged(letters: string): string {
  return join(typeface, `files/radio-canada-big-${letters}-wght-normal.woff2`);
}

/** The Open Font License must accompany the fonts. */
function license(): AssetFile {
  const text = readFileSync(join(typeface, 'LICENSE'));
  return { name: 'licenses-typeface.txt', hash: hashOf(text), make: async () => text };
}

/** In ascending order. fontkit's last code point is the end mark of the font's table. */
function lettersOf(font: string): string[] {
  const codes = openSync(font).characterSet.filter((code) => code !== 0xffff);
  return codes.map((code) => String.fromCodePoint(code));
}

/** Space to tilde. */
function ascii(): string {
  return String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
}

function wordsOfContent(): string {
  const folder = join(root, 'content');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
}

function fontFile(name: string, source: string, characters: readonly string[]): AssetFile {
  const font = readFileSync(source);
  const text = characters.join('');
  const hash = hashOf(font, text, version);
  return {
    name: `assets/${name}-${shortHash(hash)}.woff2`,
    hash,
    make: async () => {
      const { default: subsetFont } = await import('subset-font');
      return subsetFont(font, text, { targetFormat: 'woff2' });
    },
  };
}

/** With a range, the browser fetches the file only for a letter in it. */
function fontFace({ name }: AssetFile, range?: string): string {
  return `@font-face {
  font-family: "Radio Canada Big Variable";
  src: url("/${name}") format("woff2");
  font-weight: 400 700;
  font-display: swap;
  ${range ? `unicode-range: ${range};` : ''}
}
`;
}

/**
 * Returns the fewest ranges that cover the characters and none of the others, as CSS writes them:
 * `U+a1-a8,U+aa-308`. A range may cover code points that are in neither.
 */
export function unicodeRange(characters: Iterable<string>, others: Iterable<string>): string {
  const forbidden = codesOf(others);
  const ranges: { start: number; end: number }[] = [];
  for (const code of codesOf(characters)) {
    const last = ranges.at(-1);
    const reachable = last && !forbidden.some((other) => last.end < other && other < code);
    if (reachable) last.end = code;
    else ranges.push({ start: code, end: code });
  }
  return ranges
    .map(({ start, end }) => (start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`))
    .join(',');
}

function codesOf(characters: Iterable<string>): number[] {
  return [...characters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
}

function hex(code: number): string {
  return code.toString(16);
}
