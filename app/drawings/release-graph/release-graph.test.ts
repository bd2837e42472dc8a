import { expect, it } from 'vitest';
import { desktop, phone } from './graph-layouts.ts';
import { routePoints, secondsAt } from './route.ts';

it.each([desktop, phone])('the release of the $name graph never goes back in time', (layout) => {
  const times = routePoints(layout).map(([x]) => x);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

it.each([desktop, phone])('the first load peak of the $name graph is over by 6.5 s', (layout) => {
  const [first] = layout.marks.replicas.peaks;
  const end = layout.route.arrives + (first?.to ?? Infinity);
  expect(secondsAt(layout, end)).toBeLessThanOrEqual(6.5);
});
