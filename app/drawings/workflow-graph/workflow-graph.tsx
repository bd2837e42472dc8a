import '#app/drawings/release-graph/release-graph.css';
import '#app/drawings/release-graph/graph-styles.css.ts';
import './highlight-styles.css.ts';
import './workflow-graph.css';
import { cross, type Point, round1 } from '#app/drawings/path.ts';
import {
  desktop,
  type GraphLayout,
  phone,
} from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import { dropBack } from '#app/drawings/release-graph/geometry/marks.ts';
import { routeStops } from '#app/drawings/release-graph/geometry/route.ts';
import { GraphDrawing } from '#app/drawings/release-graph/graph-drawing.tsx';
import { GraphLabels } from '#app/drawings/release-graph/graph-rows.tsx';
import { graphRows, rowKeys } from '#content/pipeline.ts';
import { workflow } from '#content/workflow.ts';

/** The hero's release graph, complete and still. Its labels are links to the elements with the ids `workflow-ROW`. */
export function WorkflowGraph() {
  return (
    <figure dir="ltr" aria-label={workflow.description}>
      <div className="workflow-graph graph">
        <ul className="graph-rows">
          {rowKeys.map((row) => (
            <li
              key={row}
              className="graph-row"
              data-production={row === 'production' || undefined}
              data-row={row}
            >
              <a className="stage-label" href={`#workflow-${row}`}>
                {graphRows[row].name}
              </a>
            </li>
          ))}
        </ul>
        <GraphLabels />
        {[desktop, phone].map((layout) => (
          <GraphDrawing key={layout.name} layout={layout}>
            <StageHighlights layout={layout} />
          </GraphDrawing>
        ))}
      </div>
    </figure>
  );
}

/** Shown for the highlighted stage: its station, filled, and a release that fails there. */
function StageHighlights({ layout }: { layout: GraphLayout }) {
  const { width, height, marks } = layout;
  const passed = routeStops(layout);
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {passed.map(({ stage, arrives, leaves, y }, index) => {
        const stop: Point = [leaves + 2 * marks.dot, y];
        const arm = marks.rollback.cross;
        // A failed push never became a release, so nothing drops back.
        const below = passed[index - 1];
        const drop = below && dropBack(stop, arm, below.y);
        return (
          <g key={stage} className="stage-highlight" data-row={stage}>
            {/* The Rollbacks row already shows a failure in production. */}
            {stage !== 'production' && (
              <>
                <path
                  d={`M${round1(leaves)} ${y}H${round1(stop[0])}${cross(stop, arm)}${drop?.arrowhead ?? ''}`}
                />
                {drop && <path strokeDasharray="3 3" d={drop.dropsBack} />}
              </>
            )}
            <circle cx={Math.round(arrives)} cy={y} r={marks.dot} />
          </g>
        );
      })}
    </svg>
  );
}
