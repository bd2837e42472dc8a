import { lerp } from './path.ts';
import { linePoints, type Route, releaseStops } from './stops.ts';

export interface OtherReleasesOptions {
  /** Departures of the releases next to the current one, as close as they get without touching it. */
  nearest: { before?: number | undefined; after?: number | undefined };
  /** Releases that depart at or after this x are all `fastestWidth` wide. */
  fastestFrom: number;
  fastestWidth: number;
  /** The distance between departures, next to the current release and among the fastest. */
  spacing: { current: number; fastest: number };
}

/** The exponent of the curve on which slowness falls to 0. A larger exponent reaches 0 more gently. */
const easing = 1.25;

/**
 * Computes the lines of the releases before and after the current one, except those that end left of x = 0. The lines
 * end before `fastestStart`, from which on all releases are alike, so that callers draw them in a simpler way. Without
 * `nearest.before`, there are no earlier releases; without `nearest.after`, no later ones.
 */
export function computeOtherReleases(
  rows: readonly { y: number }[],
  route: Route,
  { nearest, fastestFrom, fastestWidth, spacing }: OtherReleasesOptions,
) {
  // Slowness is 1 for the current release, more for earlier releases, less for later ones, and 0 for the fastest. Waits,
  // widths and spacing depend on it, so no two lines cross.
  const slownessAt = (x: number) => {
    const t = Math.max(0, (fastestFrom - x) / (fastestFrom - route.departs));
    // Eases into the fastest releases, before which there would otherwise be a dense band. Slowness above 1 continues
    // along the curve's tangent.
    return t < 1 ? t ** easing : 1 + easing * (t - 1);
  };
  const spacingAt = (x: number) => lerp(spacing.fastest, spacing.current, slownessAt(x));
  const arrivalFor = (x: number) =>
    x + lerp(fastestWidth, route.arrives - route.departs, slownessAt(x));

  const departures: number[] = [];
  if (nearest.before !== undefined)
    for (let x = nearest.before; arrivalFor(x) > 0; x -= spacingAt(x)) departures.unshift(x);
  let fastestStart = nearest.after ?? fastestFrom;
  for (; fastestStart < fastestFrom; fastestStart += spacingAt(fastestStart))
    departures.push(fastestStart);

  const lines = departures.map((x) => {
    const waits = route.waits.map((wait) => wait * slownessAt(x));
    return linePoints(releaseStops(rows, { departs: x, arrives: arrivalFor(x), waits }));
  });
  return { lines, fastestStart };
}
