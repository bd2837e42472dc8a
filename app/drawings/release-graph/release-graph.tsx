import { memo } from 'react';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { explanations, graphRows, type RowKey } from '#content/pipeline.ts';
import { Graph } from './graph.tsx';
import type { GraphLayout } from './graph-layouts.ts';

/** Shows the hero's graph, animated and with tooltips. Memoized, because every carousel change renders the hero. */
export const ReleaseGraph = memo(function ReleaseGraph() {
  return (
    <Graph
      className="graph-animated"
      renderLabel={renderRowLabel}
      renderOverlay={renderReleaseDot}
    />
  );
});

function renderRowLabel(row: RowKey) {
  const { name } = graphRows[row];
  return (
    <TooltipButton className="stage-label" text={explanations[row]} heading={name}>
      {name}
    </TooltipButton>
  );
}

/**
 * Draws the dot at the tip of the route. Browsers can move an `<svg>` without repainting, but not an element inside
 * one.
 */
function renderReleaseDot({ width, height, rows, route, marks }: GraphLayout) {
  return (
    <svg className="graph-dot" viewBox={`0 0 ${width} ${height}`}>
      <circle cx={route.arrives} cy={rows.production} r={marks.dot} />
    </svg>
  );
}
