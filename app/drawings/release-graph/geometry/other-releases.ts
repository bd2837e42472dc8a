import { lineThrough } from '#app/drawings/climb.ts';
import { between, type Point, polyline } from '#app/drawings/path.ts';
import type { Composition } from './composition.ts';
import { stations, stopsOf } from './route.ts';

/** A shorter wait would look like a wobble in the line. */
const SHORTEST_WAIT = 1.5;

/** How durations, waits and the time between departures grow with slowness. */
const DURATION_CURVE = 1.25;
const WAITING_CURVE = 0.4;
const SPACING_CURVE = 1.35;

/**
 * The releases before and after the current one. All follow one law that the current release fits too,
 * so none crosses another or touches it.
 */
export function otherReleases(composition: Composition): Point[][] {
  return departures(composition).map((departs) =>
    onlyVisible(releaseAt(composition, departs), composition.others.fade.from),
  );
}

export function otherReleasesPath(composition: Composition): string {
  return otherReleases(composition).map(polyline).join('');
}

/** The fastest releases all look alike: from here on they are one pattern. */
export function fastestDeparture(composition: Composition): number {
  const last = departures(composition).at(-1) ?? composition.others.fastestDeparts;
  return last + timeUntilNext(composition, last);
}

/** Counted outwards from the route, so that the gap on each side is narrow. */
function departures(composition: Composition): number[] {
  const { fastestDeparts, fade } = composition.others;
  const before: number[] = [];
  let departs = nearestClear(composition, -1);
  while (releaseAt(composition, departs).some(([x]) => x > fade.from)) {
    before.unshift(departs);
    departs -= timeUntilNext(composition, departs);
  }
  const after: number[] = [];
  departs = nearestClear(composition, 1);
  while (departs < fastestDeparts) {
    after.push(departs);
    departs += timeUntilNext(composition, departs);
  }
  return [...before, ...after];
}

function nearestClear(composition: Composition, direction: 1 | -1): number {
  let departs = composition.route.departs;
  while (!keepsClear(composition, releaseAt(composition, departs))) departs += direction;
  return departs;
}

function timeUntilNext(composition: Composition, departs: number): number {
  const { current, fastest } = composition.others.spacing;
  return fastest + (current - fastest) * slownessAt(composition, departs) ** SPACING_CURVE;
}

/** 0 for a release that can get no faster, 1 for the current one, more for those before it. */
function slownessAt({ others, route }: Composition, departs: number): number {
  const before = others.fastestDeparts - departs;
  return Math.max(0, before / (others.fastestDeparts - route.departs));
}

/** The route's own shape with other times: the stage with the longest wait always has it. */
function releaseAt(composition: Composition, departs: number): Point[] {
  const { others, route } = composition;
  const currentDuration = route.arrives - route.departs;
  const slowness = slownessAt(composition, departs);
  const duration = others.fastest + (currentDuration - others.fastest) * slowness ** DURATION_CURVE;
  const longerWaits = (duration / currentDuration) * slowness ** WAITING_CURVE;
  const waits = route.waits.map((wait) => wait * longerWaits);
  const stops = stopsOf(composition, { departs, arrives: departs + duration, waits });
  return lineThrough(stops.filter((_, stage) => !waits[stage] || waits[stage] > SHORTEST_WAIT));
}

function keepsClear(composition: Composition, release: readonly Point[]): boolean {
  const { clear } = composition.route;
  return stations(composition).every(({ y, arrives, leaves }) => {
    const row = release.filter(([, height]) => height === y).map(([x]) => x);
    if (row.length === 0) return true;
    return Math.max(...row) < arrives - clear.before || Math.min(...row) > leaves + clear.after;
  });
}

/** Cuts a release off where the fade begins: the labels stand to the left. */
function onlyVisible(release: readonly Point[], from: number): Point[] {
  const firstSeen = release.findIndex(([x]) => x > from);
  const [outside, inside] = [release[firstSeen - 1], release[firstSeen]];
  if (!outside || !inside) return [...release];
  const part = (from - outside[0]) / (inside[0] - outside[0]);
  return [[from, between(outside[1], inside[1], part)], ...release.slice(firstSeen)];
}
