import type { Composition } from './geometry/composition.ts';
import { arrival } from './geometry/route.ts';

/**
 * The current release itself, drawn where it arrives, and the ring that opens when it does. Two
 * drawings, because a browser moves a whole `svg` without painting, but not a part of one.
 */
export function GraphHead({ composition }: { composition: Composition }) {
  const { width, height, marks } = composition;
  const { x, y } = arrival(composition);
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <>
      <svg className="graph-arrival" viewBox={viewBox}>
        <circle cx={x} cy={y} r={marks.head} />
      </svg>
      <svg className="graph-head" viewBox={viewBox}>
        <circle cx={x} cy={y} r={marks.head} />
      </svg>
    </>
  );
}
