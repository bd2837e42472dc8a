import { expect, it } from 'vitest';
import { intersection } from './path.ts';

it('two lines intersect at one point, in either order', () => {
  const rising = [
    [0, 10],
    [20, 0],
  ] as const;
  const level = [
    [-5, 4],
    [7, 4],
  ] as const;
  expect(intersection(rising, level)).toEqual([12, 4]);
  expect(intersection(level, rising)).toEqual([12, 4]);
});
