import { lerp } from './path.ts';
import { linePoints, type Route, releaseStops } from './stops.ts';

interface OtherReleasesOptions {
  /** Departures of the releases next to the current one, as close as they get without touching it. */
  nearest: { before?: number; after?: number };
  /** Releases that depart at or after this x are all `fastestWidth` wide. */
  fastestFrom: number;
  fastestWidth: number;
  /** The distance between departures, next to the current release and among the fastest. */
  spacing: { current: number; fastest: number };
}

/**
 * Computes the lines of the releases before and after the current one, except those that end left of x = 0. Also
 * returns the x from which on all releases are equally fast, and identical. Waits, widths and spacing depend on a
 * release's slowness, which is 1 for the current one and 0 for the fastest, so no two lines cross.
 */
export function computeOtherReleases(
  rows: readonly { y: number }[],
  route: Route,
  { nearest, fastestFrom, fastestWidth, spacing }: OtherReleasesOptions,
) {
  const slownessAt = (x: number) => {
    const t = Math.max(0, (fastestFrom - x) / (fastestFrom - route.departs));
    // Eases into the fastest, which would otherwise be preceded by a dense band.
    return t < 1 ? t ** 1.25 : 1.25 * t - 0.25;
  };
  const spacingAt = (x: number) => lerp(spacing.fastest, spacing.current, slownessAt(x));
  const arrivalFor = (x: number) =>
    x + lerp(fastestWidth, route.arrives - route.departs, slownessAt(x));

  const departures: number[] = [];
  for (let x = nearest.before ?? -Infinity; arrivalFor(x) > 0; x -= spacingAt(x))
    departures.unshift(x);
  let fastestStart = nearest.after ?? fastestFrom;
  for (; fastestStart < fastestFrom; fastestStart += spacingAt(fastestStart))
    departures.push(fastestStart);

  const lines = departures.map((x) => {
    const waits = route.waits.map((wait) => wait * slownessAt(x));
    return linePoints(releaseStops(rows, { departs: x, arrives: arrivalFor(x), waits }));
  });
  return { lines, fastestStart };
}
