import { climb, lineThrough } from '#app/drawings/climb.ts';
import type { Point } from '#app/drawings/path.ts';
import { stageKeys } from '#content/pipeline.ts';
import type { Composition } from './composition.ts';

/** A release at the stages. Time between two is in proportion to the climb, so it has one slope. */
export function stopsOf(
  composition: Composition,
  { departs, arrives, waits }: Pick<Composition['route'], 'departs' | 'arrives' | 'waits'>,
) {
  const waiting = waits.reduce((sum, wait) => sum + wait, 0);
  const slope = (arrives - departs - waiting) / rise(composition);
  const rows = stageKeys.map((stage) => ({ stage, y: composition.rows[stage] }));
  return climb(departs, rows, slope, waits);
}

/** The current release at the stages. */
export function stations(composition: Composition) {
  return stopsOf(composition, composition.route);
}

export function routePoints(composition: Composition): Point[] {
  return lineThrough(stations(composition));
}

/** The meeting point: the release, its database and its first health check. */
export function arrival({ route, rows }: Composition): Point {
  return [route.arrives, rows.production];
}

/** The height from the first stage to the last. */
export function rise({ rows }: Composition): number {
  return rows.push - rows.production;
}
