import { lineThrough } from '#app/drawings/climb.ts';
import { otherReleases, stopsOf } from '#app/drawings/other-releases.ts';
import type { Point } from '#app/drawings/path.ts';
import { stageKeys } from '#content/pipeline.ts';
import type { GraphLayout } from './graph-layouts.ts';

const stageRows = ({ rows }: GraphLayout) =>
  stageKeys.map((stage) => ({ stage, y: rows[stage] }));

/** Computes the current release's stops. */
export function stations(layout: GraphLayout) {
  return stopsOf(stageRows(layout), layout.route);
}

/** Computes the releases before and after the current one. */
export function releasesBeside(layout: GraphLayout) {
  const { others, route } = layout;
  return otherReleases(stageRows(layout), route, { ...others, visibleFrom: others.fade.from });
}

export function routePoints(layout: GraphLayout): Point[] {
  return lineThrough(stations(layout));
}

/** Returns where the release, its migration and its first health check meet. */
export function arrival({ route, rows }: GraphLayout): Point {
  return [route.arrives, rows.production];
}

/** Returns the height from the first stage to the last. */
export function rise({ rows }: GraphLayout): number {
  return rows.push - rows.production;
}
