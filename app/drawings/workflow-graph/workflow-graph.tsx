import './workflow-graph.css';
import 'virtual:workflow-graph.css';
import '#app/ui/visually-hidden.css';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { GraphDrawing } from '#app/drawings/release-graph/graph-drawing.tsx';
import { GraphWords } from '#app/drawings/release-graph/graph-rows.tsx';
import { workflow } from '#content/workflow.ts';
import { type WorkflowComposition, workflowDesktop, workflowPhone } from './composition.ts';
import { failures } from './failures.ts';

/**
 * All of the large pipeline but its rows, whose labels are the steps. An ancestor's `data-step` names
 * the one that is read, and CSS draws the line that far.
 */
export function WorkflowGraph() {
  return (
    <>
      <p hidden id="workflow-graph-caption">
        {workflow.description}
      </p>
      <GraphWords />
      {[workflowDesktop, workflowPhone].map((composition) => (
        <GraphDrawing key={composition.name} composition={composition}>
          <WorkflowStages composition={composition} />
        </GraphDrawing>
      ))}
    </>
  );
}

/** What a step brings forward: its station, and what becomes of a release that fails there. */
function WorkflowStages({ composition }: { composition: WorkflowComposition }) {
  const { width, height, current } = composition;
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
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
