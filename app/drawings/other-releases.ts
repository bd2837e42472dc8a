import { lerp, type Point, round1 } from './path.ts';
import { computeStops, linePoints, positions, type Stop } from './stops.ts';

type Rows = readonly Pick<Stop, 'y'>[];

/** A release: the x of its push, the x at which it reaches production, and its waits at the rows between. */
export interface Route {
  departs: number;
  arrives: number;
  waits: readonly number[];
}

export interface OtherReleases {
  /** Departures of the releases next to the current one. */
  nearest: { before?: number; after?: number };
  /** Releases that depart at or after this x are all `fastestWidth` wide. */
  fastestFrom: number;
  fastestWidth: number;
  /** From one departure to the next, beside the current release and among the fastest. */
  spacing: { current: number; fastest: number };
  /** Lines are clipped at this x. */
  visibleFrom: number;
}

/**
 * Computes the lines of the releases before and after the current one, and where the fastest start, which are all
 * alike. A single formula produces all of them, the current one included, so no two lines cross:
 *
 *     slowness = (fastestFrom - x) / (fastestFrom - departs), at least 0; x is the departure, 1 the current release
 *     width    = fastestWidth + (current width - fastestWidth) * slowness ^ 1.25
 *     waits    = current waits * width / current width * slowness ^ 0.4
 *     spacing  = spacing.fastest + (spacing.current - spacing.fastest) * slowness ^ 1.35
 */
export function computeOtherReleases(rows: Rows, route: Route, others: OtherReleases) {
  const { nearest, fastestFrom, fastestWidth, spacing, visibleFrom } = others;
  const currentWidth = route.arrives - route.departs;
  // A shorter wait would look like a wobble in the line.
  const shortestWait = spacing.fastest * 0.28;

  const slowness = (x: number) => Math.max(0, (fastestFrom - x) / (fastestFrom - route.departs));
  const spacingAfter = (x: number) => lerp(spacing.fastest, spacing.current, slowness(x) ** 1.35);
  const lineFrom = (x: number) => {
    const width = lerp(fastestWidth, currentWidth, slowness(x) ** 1.25);
    const waits = route.waits.map((wait) => wait * (width / currentWidth) * slowness(x) ** 0.4);
    const stops = releaseStops(rows, { departs: x, arrives: x + width, waits });
    return linePoints(stops.filter((_, row) => !waits[row] || waits[row] > shortestWait));
  };

  // From the route outwards, so that the gap on each side is narrow.
  const before: number[] = [];
  for (
    let x = nearest.before ?? -Infinity;
    lineFrom(x).some(([pointX]) => pointX > visibleFrom);
    x -= spacingAfter(x)
  )
    before.unshift(x);
  const after = positions(nearest.after ?? fastestFrom, fastestFrom, spacingAfter);
  const last = after.at(-1) ?? fastestFrom;

  return {
    lines: [...before, ...after].map((x) => clipLeftOf(visibleFrom, lineFrom(x))),
    fastestStart: last + spacingAfter(last),
  };
}

interface AlikeReleases {
  from: number;
  endX: number;
  bottomY: number;
  height: number;
  width: number;
  spacing: number;
}

/** Returns releases that are all alike as one dashed, skewed stroke, in which each dash is a release. */
export function alikeReleases({ from, endX, bottomY, height, width, spacing }: AlikeReleases) {
  const skew = (Math.atan(width / height) * 180) / Math.PI;
  return {
    d: `M${round1(from)} ${-height / 2}H${endX}`,
    strokeWidth: height,
    strokeDasharray: `1 ${spacing - 1}`,
    transform: `translate(0 ${bottomY})skewX(-${skew.toFixed(2)})`,
  };
}

/** Computes where a release arrives at and leaves each row. Its slope is the same everywhere. */
export function releaseStops<Row extends Pick<Stop, 'y'>>(
  rows: readonly Row[],
  { departs, arrives, waits }: Route,
) {
  const totalWait = waits.reduce((sum, wait) => sum + wait, 0);
  const height = (rows[0]?.y ?? 0) - (rows.at(-1)?.y ?? 0);
  return computeStops(departs, rows, (arrives - departs - totalWait) / height, waits);
}

function clipLeftOf(x: number, points: readonly Point[]): Point[] {
  const first = points.findIndex(([pointX]) => pointX > x);
  const [outside, inside] = [points[first - 1], points[first]];
  if (!outside || !inside) return [...points];
  const t = (x - outside[0]) / (inside[0] - outside[0]);
  return [[x, lerp(outside[1], inside[1], t)], ...points.slice(first)];
}
