import { expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { compositions, meeting, plan } from './plan.ts';

it('draws the trains at the speed that Marey computes, about 46 kilometres an hour', () => {
  const { stations, trains } = about.opening;
  const at = (station: string) => stations.find(({ name }) => name === station)?.at ?? Number.NaN;
  for (const { from, departs, to, arrives } of trains)
    expect(Math.round(Math.abs(at(to) - at(from)) / (arrives - departs))).toBe(46);
});

it('lets them meet where Marey says, between Laroche and Tonnerre', () => {
  expect(meeting().kilometre).toBeGreaterThan(155);
  expect(meeting().kilometre).toBeLessThan(196);
});

it.each(compositions)('lets every release climb or wait, each a little faster: $name', (one) => {
  const { release, others } = plan(one);
  for (const places of [release, ...others])
    for (const [index, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(places[index - 1]?.x ?? 0);
      expect(y).toBeLessThanOrEqual(places[index - 1]?.y ?? 100);
    }
  const widths = others.map((places) => (places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0));
  const later = widths.slice(one.others.before);
  expect(later).toEqual(later.toSorted((a, b) => b - a));
});
