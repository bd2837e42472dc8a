import { computeOtherReleases, releaseStops } from '#app/drawings/other-releases.ts';
import type { Point } from '#app/drawings/path.ts';
import { linePoints } from '#app/drawings/stops.ts';
import { stageKeys } from '#content/pipeline.ts';
import type { GraphLayout } from './graph-layouts.ts';

const stageRows = ({ rows }: GraphLayout) => stageKeys.map((stage) => ({ stage, y: rows[stage] }));

/** Computes the current release's stops. */
export function routeStops(layout: GraphLayout) {
  return releaseStops(stageRows(layout), layout.route);
}

/** Computes the releases before and after the current one. */
export function releasesBeside(layout: GraphLayout) {
  const { otherReleases, route } = layout;
  const visibleFrom = otherReleases.fade.from;
  return computeOtherReleases(stageRows(layout), route, { ...otherReleases, visibleFrom });
}

export function routePoints(layout: GraphLayout): Point[] {
  return linePoints(routeStops(layout));
}

/** Returns the point where the route reaches production. Most marks are positioned relative to it. */
export function arrival({ route, rows }: GraphLayout): Point {
  return [route.arrives, rows.production];
}

/** Returns the height from the first stage to the last. */
export function routeHeight({ rows }: GraphLayout): number {
  return rows.push - rows.production;
}
