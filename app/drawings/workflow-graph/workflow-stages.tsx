import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import type { WorkflowComposition } from './composition.ts';
import { failures } from './failures.ts';

/** What a step brings forward: its station, and what becomes of a release that fails there. */
export function WorkflowStages({ composition }: { composition: WorkflowComposition }) {
  const { width, height, current } = composition;
  return (
    <svg className="workflow-graph-stages" viewBox={`0 0 ${width} ${height}`}>
      {failures(composition).map(({ stage, stops, dropsBack, arrowhead }) => (
        <g key={stage} className="workflow-graph-failure" data-stage={stage}>
          <path d={stops + (arrowhead ?? '')} />
          {dropsBack && <path className="workflow-graph-drop" d={dropsBack} />}
        </g>
      ))}
      {stations(composition).map(({ stage, arrives, y }) => (
        <circle
          key={stage}
          className="workflow-graph-current"
          data-stage={stage}
          cx={Math.round(arrives)}
          cy={y}
          r={current}
        />
      ))}
    </svg>
  );
}
