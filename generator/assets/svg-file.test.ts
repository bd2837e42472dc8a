import { expect, it } from 'vitest';
import { svgFile } from './svg-file.ts';

it.each([
  ['a bare ampersand', '<text>this & that</text>', 'no name'],
  ['an unclosed group', '<g>', 'tag mismatch'],
])('fails the build for a file with %s', async (_, content, reason) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  await expect(svgFile('drawings.svg', svg)).rejects.toThrow(reason);
});
