import { expect, it } from 'vitest';
import { stageKeys } from '#content/pipeline.ts';
import { desktop, phone } from './graph-layouts.ts';
import { arrivalTime, routePoints, routeStops, secondsAt } from './route.ts';

it.each([desktop, phone])(
  'the release goes through all six stages in order, forward in time: $name',
  (layout) => {
    expect(routeStops(layout).map(({ stage }) => stage)).toEqual(stageKeys);
    const times = routePoints(layout).map(([x]) => x);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(routePoints(layout).at(-1)).toEqual([layout.route.arrives, layout.rows.production]);
  },
);

it.each([desktop, phone])(
  'the $name animation reaches production by 3.5 s, and the end of the first load peak by 6.5 s',
  (layout) => {
    const { route, marks } = layout;
    expect(secondsAt(layout, route.arrives)).toBeCloseTo(arrivalTime);
    expect(arrivalTime).toBeLessThanOrEqual(3.5);
    const [first] = marks.replicas.peaks;
    expect(secondsAt(layout, route.arrives + (first?.to ?? Infinity))).toBeLessThanOrEqual(6.5);
  },
);
