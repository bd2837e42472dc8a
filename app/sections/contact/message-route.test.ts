import { expect, test } from 'vitest';
import { messageRoute } from './message-route.ts';

const board = { width: 500, rows: [150, 112, 74, 36], foot: 190 };

test('the line only climbs or waits, and ends before the edge', () => {
  const { toStored, onwards } = messageRoute(board, 4);
  const points = [...toStored, ...onwards];
  for (const [at, [x, y]] of points.entries()) {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    expect(x).toBeGreaterThanOrEqual(fromX);
    expect(y).toBeLessThanOrEqual(fromY);
  }
  expect(toStored[0]?.[1]).toBe(board.foot);
  expect(points.at(-1)?.[0]).toBeCloseTo(board.width - 9);
});

test('its stations stand on their rows', () => {
  const { stations } = messageRoute(board, 4);
  expect(stations.map(([, y]) => y)).toEqual(board.rows);
});

test('each field extends it, and only the store’s answer completes it', () => {
  const { written, stopped, stored } = messageRoute(board, 4).lengths;
  const lengths = [...written, stopped, stored];
  expect(written).toHaveLength(5);
  expect(written[0]).toBe(0);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBe(lengths.length);
});
