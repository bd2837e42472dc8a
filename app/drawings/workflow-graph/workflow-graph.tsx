import '#app/drawings/release-graph/release-graph.css';
import './highlight-styles.css.ts';
import './workflow-graph.css';
import { cross, round2 } from '#app/drawings/path.ts';
import { Graph } from '#app/drawings/release-graph/graph.tsx';
import type { GraphLayout } from '#app/drawings/release-graph/graph-layouts.ts';
import { DropBack } from '#app/drawings/release-graph/operations.tsx';
import { routeStops } from '#app/drawings/release-graph/route.ts';
import { graphRows, type RowKey } from '#content/pipeline.ts';
import { workflow } from '#content/workflow.ts';

/** Shows the hero's release graph, complete and still. Its labels link to the elements with the IDs `workflow-ROW`. */
export function WorkflowGraph() {
  return (
    <figure dir="ltr" aria-label={workflow.description}>
      <Graph className="workflow-graph" renderLabel={renderLink} renderOverlay={renderHighlights} />
    </figure>
  );
}

function renderLink(row: RowKey) {
  return (
    <a className="stage-label" href={`#workflow-${row}`}>
      {graphRows[row].name}
    </a>
  );
}

/** Draws what a highlighted stage shows: the stage's ring, filled, and a release that fails there. */
function renderHighlights(layout: GraphLayout) {
  const { width, height, marks } = layout;
  const stops = routeStops(layout);
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      {stops.map(({ stage, arrives, leaves, y }, index) => {
        const failureX = round2(leaves + 2 * marks.dot);
        // Undefined for a push, because a failed push never became a release, so nothing drops back.
        const previousStop = stops[index - 1];
        return (
          <g key={stage} className="stage-highlight" data-row={stage}>
            {/* The Rollbacks row already shows a failure in production. */}
            {stage !== 'production' && (
              <>
                <path d={`M${round2(leaves)} ${y}H${failureX}${cross([failureX, y], 5)}`} />
                {previousStop && <DropBack x={failureX} y={y} toY={previousStop.y} />}
              </>
            )}
            <circle cx={Math.round(arrives)} cy={y} r={marks.dot} />
          </g>
        );
      })}
    </svg>
  );
}
