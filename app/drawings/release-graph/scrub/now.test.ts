import { describe, expect, it } from 'vitest';
import { desktop, phone } from '#app/drawings/release-graph/geometry/composition.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import {
  DURATION,
  interpolate,
  secondsAt,
  sweep,
} from '#app/drawings/release-graph/geometry/timeline.ts';
import { placeInWords, rowAt } from './now.ts';

describe.each([desktop, phone])('now, in the $name composition', (composition) => {
  it('is named by the rows', () => {
    const [push, branch, review] = stations(composition);
    const words = (x = Number.NaN) => placeInWords(composition, x);
    expect(words(composition.route.departs - 1)).toBe('Before the push');
    expect(words(push?.arrives)).toBe('From Push to Git to Feature branch');
    expect(words(branch?.arrives)).toBe('Feature branch, waiting');
    expect(words(review?.leaves)).toBe('From Pull request to Preview');
    expect(words(composition.route.arrives)).toBe('Production');
    expect(words(composition.reach)).toBe('Production');
  });

  it('is on the row that the release has reached', () => {
    expect(rowAt(composition, 0)).toBe(-1);
    const rows = stations(composition).map(({ arrives }) => rowAt(composition, arrives));
    expect(rows).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('maps each second to one place', () => {
    const moments = sweep(composition);
    const { arrives } = composition.route;
    expect(interpolate(moments, 'x', 'at', arrives)).toBeCloseTo(secondsAt(composition, arrives));
    for (const at of [0, 1, 3, 6, DURATION]) {
      expect(interpolate(moments, 'x', 'at', interpolate(moments, 'at', 'x', at))).toBeCloseTo(at);
    }
    expect(interpolate(moments, 'x', 'at', -1000)).toBe(0);
    expect(interpolate(moments, 'x', 'at', 9999)).toBe(DURATION);
  });
});
