import { describe, expect, it } from 'vitest';
import { desktop, phone } from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
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
});
