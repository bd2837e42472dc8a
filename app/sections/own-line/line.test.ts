import { expect, it } from 'vitest';
import { line } from './line.ts';

it('stands upright while nothing is set', () => {
  const { points, stations } = line([0, 0, 0], 0);
  expect(points.every(({ x }) => x === 0)).toBe(true);
  expect(stations.map(({ y }) => Math.round(y))).toEqual([83, 50, 17]);
});

it('is as flat as the change waits, and as long as it takes', () => {
  const { points, stations } = line([10, 60, 0], 10);
  const hours = (per: number) => (per / 100) * 80;
  const [pushed, left, arrived, gone, done] = points.map(({ x }) => hours(x));
  expect([pushed, left, arrived, gone, done].map((hour) => Math.round(hour ?? -1))).toEqual([
    0, 10, 15, 75, 80,
  ]);
  expect(stations).toHaveLength(3);
});

it('leaves room to the right of a short one', () => {
  const { points } = line([0, 5, 0], 5);
  expect(points.at(-1)?.x).toBe(25);
});
