import type { Point } from '#app/drawings/path.ts';
import { type StageKey, stageKeys } from '#content/pipeline.ts';
import type { Composition } from './composition.ts';

/** A stage on the route: where the release arrives, and where it leaves after waiting. */
export interface Station {
  stage: StageKey;
  y: number;
  arrives: number;
  leaves: number;
}

/** Time between two stages is in proportion to the climb, so one release has one slope. */
export function stations(composition: Composition): Station[] {
  const { departs, arrives, waits } = composition.route;
  const waiting = stageKeys.reduce((sum, stage) => sum + waitAt(waits, stage), 0);
  const slope = (arrives - departs - waiting) / climb(composition);

  let x = departs;
  let below = composition.rows.push;
  return stageKeys.map((stage) => {
    const y = composition.rows[stage];
    const arrival = x + (below - y) * slope;
    x = arrival + waitAt(waits, stage);
    below = y;
    return { stage, y, arrives: arrival, leaves: x };
  });
}

export function routePoints(composition: Composition): Point[] {
  return stations(composition).flatMap(({ y, arrives, leaves }): Point[] =>
    leaves > arrives
      ? [
          [arrives, y],
          [leaves, y],
        ]
      : [[arrives, y]],
  );
}

/** The meeting point: the release, its database and its first health check. */
export function arrival({ route, rows }: Composition): Point {
  return [route.arrives, rows.production];
}

/** Height from the first stage to the last. */
export function climb({ rows }: Composition): number {
  return rows.push - rows.production;
}

function waitAt(waits: Composition['route']['waits'], stage: StageKey): number {
  return stage === 'push' || stage === 'production' ? 0 : waits[stage];
}
