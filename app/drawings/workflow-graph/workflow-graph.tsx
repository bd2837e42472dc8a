import './workflow-graph.css';
import './workflow-styles.css.ts';
import { cross, type Point, rounded } from '#app/drawings/path.ts';
import { dropBack } from '#app/drawings/release-graph/geometry/marks.ts';
import { stations } from '#app/drawings/release-graph/geometry/route.ts';
import { GraphDrawing } from '#app/drawings/release-graph/graph-drawing.tsx';
import { GraphWords } from '#app/drawings/release-graph/graph-rows.tsx';
import { JOIN, type WorkflowLayout, workflowDesktop, workflowPhone } from './workflow-layouts.ts';

/**
 * The large pipeline without its rows, whose labels are the steps. CSS draws the line up to the step that an
 * ancestor's `data-step` names.
 */
export function WorkflowGraph() {
  return (
    <>
      <GraphWords />
      {[workflowDesktop, workflowPhone].map((layout) => (
        <GraphDrawing key={layout.name} layout={layout}>
          <WorkflowStages layout={layout} />
        </GraphDrawing>
      ))}
    </>
  );
}

/** What each step shows: its station, and what happens to a release that fails there. */
function WorkflowStages({ layout }: { layout: WorkflowLayout }) {
  const { width, height, current, failure, marks } = layout;
  const passed = stations(layout);
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {/* The graph's Rollbacks row shows what happens in production. */}
      {passed.slice(0, -1).map(({ stage, y, arrives, leaves }, index) => {
        const start = leaves > arrives ? leaves - JOIN : leaves + marks.station;
        const stop: Point = [start + failure.length, y];
        // A failed push never became a release, so nothing drops back.
        const below = passed[index - 1];
        const drop = below && dropBack(stop, failure.cross, below.y);
        return (
          <g key={stage} className="workflow-graph-failure" data-stage={stage}>
            <path
              d={`M${rounded(start)} ${y}h${failure.length}${cross(stop, failure.cross)}${drop?.arrowhead ?? ''}`}
            />
            {drop && <path strokeDasharray="3 3" d={drop.dropsBack} />}
          </g>
        );
      })}
      {passed.map(({ stage, arrives, y }) => (
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
