import { describe, expect, it } from 'vitest';
import { desktop, phone } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import {
  DURATION,
  interpolate,
  secondsAt,
  sweep,
} from '#app/drawings/release-graph/geometry/timeline.ts';
import { placeInWords, rowAt } from './now.ts';

describe.each([desktop, phone])('now, in the $name layout', (layout) => {
  it('is named by the rows', () => {
    const [push, branch, review] = stations(layout);
    const words = (x = Number.NaN) => placeInWords(layout, x);
    expect(words(layout.route.departs - 1)).toBe('Before the push');
    expect(words(push?.arrives)).toBe('From Push to Git to Feature branch');
    expect(words(branch?.arrives)).toBe('Feature branch, waiting');
    expect(words(review?.leaves)).toBe('From Pull request to Preview');
    expect(words(layout.route.arrives)).toBe('Production');
    expect(words(layout.reach)).toBe('Production');
  });

  it('is on the row that the release has reached', () => {
    expect(rowAt(layout, 0)).toBe(-1);
    const rows = stations(layout).map(({ arrives }) => rowAt(layout, arrives));
    expect(rows).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('maps each second to one place', () => {
    const moments = sweep(layout);
    const { arrives } = layout.route;
    expect(interpolate(moments, 'x', 'at', arrives)).toBeCloseTo(secondsAt(layout, arrives));
    for (const at of [0, 1, 3, 6, DURATION]) {
      expect(interpolate(moments, 'x', 'at', interpolate(moments, 'at', 'x', at))).toBeCloseTo(at);
    }
    expect(interpolate(moments, 'x', 'at', -1000)).toBe(0);
    expect(interpolate(moments, 'x', 'at', 9999)).toBe(DURATION);
  });
});
