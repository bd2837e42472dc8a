import { cross, type Point, rounded } from '#app/drawings/path.ts';
import { dropBack } from '#app/drawings/release-graph/geometry/marks.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import type { StageKey } from '#content/pipeline.ts';
import { JOIN, type WorkflowComposition } from './composition.ts';

interface Failure {
  stage: StageKey;
  /** The line goes on, but no longer up, and stops. */
  stops: string;
  /** Where it drops back to; a push that fails was never a release and drops nowhere. */
  dropsBack?: string;
  arrowhead?: string;
}

/** At each stage before production; the graph's Rollbacks row shows what happens there. */
export function failures(composition: WorkflowComposition): Failure[] {
  const { goesOn, cross: arm } = composition.failure;
  return stations(composition)
    .filter(({ stage }) => stage !== 'production')
    .map(({ stage, arrives, leaves, y }, index, all) => {
      const waited = leaves > arrives;
      const start = waited ? leaves - JOIN : leaves + composition.marks.station;
      const stop: Point = [start + goesOn, y];
      const below = all[index - 1];
      return {
        stage,
        stops: `M${rounded(start)} ${y}h${goesOn}${cross(stop, arm)}`,
        ...(below && dropBack(stop, arm, below.y)),
      };
    });
}
