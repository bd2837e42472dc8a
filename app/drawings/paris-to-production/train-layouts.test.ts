import { expect, it } from 'vitest';
import { lineThrough } from '#app/drawings/climb.ts';
import { about } from '#content/about.ts';
import { layouts, meeting, otherReleases, releaseAt } from './train-layouts.ts';

const { stations, trains } = about.opening;
const at = (station: string) => stations.find(({ name }) => name === station)?.at ?? Number.NaN;

it('draws the trains at the speed that Marey computes, about 46 kilometres an hour', () => {
  for (const { from, departs, to, arrives } of trains)
    expect(Math.round(Math.abs(at(to) - at(from)) / (arrives - departs))).toBe(46);
});

it('lets them meet where Marey says, between Laroche and Tonnerre', () => {
  for (const { from, departs, to, arrives } of trains) {
    const speed = (at(to) - at(from)) / (arrives - departs);
    expect(at(from) + speed * (meeting.hour - departs)).toBeCloseTo(meeting.kilometre, 1);
  }
  expect(meeting.kilometre).toBeGreaterThan(155);
  expect(meeting.kilometre).toBeLessThan(196);
});

it.each(layouts)('lets every release climb or wait, each a little faster: $name', (one) => {
  const others = otherReleases(one);
  for (const points of [releaseAt(one, one.release.push), ...others].map(lineThrough))
    for (const [index, [x, y]] of points.entries()) {
      const [fromX, fromY] = points[index - 1] ?? [0, 100];
      expect(x).toBeGreaterThan(fromX);
      expect(y).toBeLessThanOrEqual(fromY);
    }
  const widths = others.map((stops) => (stops.at(-1)?.arrives ?? 0) - (stops[0]?.arrives ?? 0));
  const later = widths.slice(one.others.before);
  expect(later).toEqual(later.toSorted((a, b) => b - a));
});
