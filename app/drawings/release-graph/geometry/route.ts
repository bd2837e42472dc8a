import { climb, lineThrough } from '#app/drawings/climb.ts';
import type { Point } from '#app/drawings/path.ts';
import { stageKeys } from '#content/pipeline.ts';
import type { GraphLayout } from './graph-layouts.ts';

/** Computes a release's stops. It climbs everywhere at the same slope. */
export function stopsOf(layout: GraphLayout, { departs, arrives, waits }: GraphLayout['route']) {
  const waiting = waits.reduce((sum, wait) => sum + wait, 0);
  const slope = (arrives - departs - waiting) / rise(layout);
  const rows = stageKeys.map((stage) => ({ stage, y: layout.rows[stage] }));
  return climb(departs, rows, slope, waits);
}

/** Computes the current release's stops. */
export function stations(layout: GraphLayout) {
  return stopsOf(layout, layout.route);
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
