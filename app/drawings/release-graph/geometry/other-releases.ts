import { lineThrough, pushes } from '#app/drawings/climb.ts';
import { between, type Point } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';
import { stopsOf } from './route.ts';

/** A shorter wait would look like a wobble in the line. */
const SHORTEST_WAIT = 1.5;

/** How durations, waits and the time between departures grow with slowness. */
const DURATION_CURVE = 1.25;
const WAITING_CURVE = 0.4;
const SPACING_CURVE = 1.35;

/**
 * The releases before and after the current one. One formula gives all of them, the current one included,
 * so none crosses another.
 */
export function otherReleases(layout: GraphLayout): Point[][] {
  const { from } = layout.others.fade;
  return departures(layout).map((departs) => onlyVisible(releaseAt(layout, departs), from));
}

/** Returns where the fastest releases begin. They look alike, so one pattern draws them. */
export function fastestDeparture(layout: GraphLayout): number {
  const last = departures(layout).at(-1) ?? layout.others.fastestDeparts;
  return last + timeUntilNext(layout, last);
}

/** Starts at the route and goes outwards, so that the gap on each side is narrow. */
function departures(layout: GraphLayout): number[] {
  const { nearest, fastestDeparts, fade } = layout.others;
  const before: number[] = [];
  let departs = nearest.before;
  while (releaseAt(layout, departs).some(([x]) => x > fade.from)) {
    before.unshift(departs);
    departs -= timeUntilNext(layout, departs);
  }
  const gapAfter = (departs: number) => timeUntilNext(layout, departs);
  return [...before, ...pushes(nearest.after, fastestDeparts, gapAfter)];
}

function timeUntilNext(layout: GraphLayout, departs: number): number {
  const { current, fastest } = layout.others.spacing;
  return between(fastest, current, slownessAt(layout, departs) ** SPACING_CURVE);
}

/** Returns 0 for the fastest releases, 1 for the current one, more for those before it. */
function slownessAt({ others, route }: GraphLayout, departs: number): number {
  const before = others.fastestDeparts - departs;
  return Math.max(0, before / (others.fastestDeparts - route.departs));
}

/** Computes a release in the route's shape with other times. The same stage has the longest wait. */
function releaseAt(layout: GraphLayout, departs: number): Point[] {
  const { others, route } = layout;
  const currentDuration = route.arrives - route.departs;
  const slowness = slownessAt(layout, departs);
  const duration = between(others.fastest, currentDuration, slowness ** DURATION_CURVE);
  const longerWaits = (duration / currentDuration) * slowness ** WAITING_CURVE;
  const waits = route.waits.map((wait) => wait * longerWaits);
  const stops = stopsOf(layout, { departs, arrives: departs + duration, waits });
  return lineThrough(stops.filter((_, stage) => !waits[stage] || waits[stage] > SHORTEST_WAIT));
}

/** Cuts off what lies left of the fade, where the labels are. */
function onlyVisible(release: readonly Point[], from: number): Point[] {
  const firstSeen = release.findIndex(([x]) => x > from);
  const [outside, inside] = [release[firstSeen - 1], release[firstSeen]];
  if (!outside || !inside) return [...release];
  const part = (from - outside[0]) / (inside[0] - outside[0]);
  return [[from, between(outside[1], inside[1], part)], ...release.slice(firstSeen)];
}
