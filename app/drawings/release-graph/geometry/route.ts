import type { StageKey } from '#content/pipeline.ts';
import { type Composition, stageOrder } from './composition.ts';
import type { Point } from './svg-path.ts';

/** A stage on the route: where the release arrives, and where it leaves again after waiting. */
export interface Station {
  stage: StageKey;
  y: number;
  arrives: number;
  leaves: number;
}

/** Time between two stages is in proportion to the climb, so one release has one slope. */
export function stations(composition: Composition): Station[] {
  const { departs, arrives, waits } = composition.route;
  const waiting = stageOrder.reduce((sum, stage) => sum + waitAt(waits, stage), 0);
  const slope = (arrives - departs - waiting) / climb(composition);

  let x = departs;
  let below = composition.rows.push;
  return stageOrder.map((stage) => {
    const y = composition.rows[stage];
    const arrival = x + (below - y) * slope;
    x = arrival + waitAt(waits, stage);
    below = y;
    return { stage, y, arrives: arrival, leaves: x };
  });
}

/** The stage before this one; there is none below the push. */
export function stationBelow(composition: Composition, stage: StageKey): Station | undefined {
  return stations(composition)[stageOrder.indexOf(stage) - 1];
}

export function routePoints(composition: Composition): Point[] {
  return stations(composition).flatMap(({ y, arrives, leaves }) =>
    leaves > arrives
      ? [
          { x: arrives, y },
          { x: leaves, y },
        ]
      : [{ x: arrives, y }],
  );
}

/** The meeting point: the release, its database and its first health check. */
export function arrival({ route, rows }: Composition): Point {
  return { x: route.arrives, y: rows.production };
}

/** Height from the first stage to the last. */
export function climb({ rows }: Composition): number {
  return rows.push - rows.production;
}

function waitAt(waits: Composition['route']['waits'], stage: StageKey): number {
  return stage === 'push' || stage === 'production' ? 0 : waits[stage];
}
