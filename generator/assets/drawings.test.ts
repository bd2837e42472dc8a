import { expect, it } from 'vitest';
import { OperatorError } from '#shared/operator-error.ts';
import { drawSprites } from './drawings.ts';
import { svgFile } from './svg-file.ts';

it('fails the build for a service without a drawing', async () => {
  await expect(drawSprites(undefined, ['observability', 'carrier-pigeons'])).rejects.toThrow(
    new OperatorError(
      'The service “carrier-pigeons” has no drawing: app/drawings/services/carrier-pigeons.tsx',
    ),
  );
});

it.each([
  ['a bare ampersand', '<text>this & that</text>', 'no name'],
  ['an unclosed group', '<g>', 'tag mismatch'],
])('fails the build for a file with %s', async (_, content, reason) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  await expect(svgFile('drawings.svg', svg)).rejects.toThrow(reason);
});
