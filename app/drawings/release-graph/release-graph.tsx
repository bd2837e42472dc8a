import { memo } from 'react';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { explanations, graphRows, type RowKey } from '#content/pipeline.ts';
import { Graph } from './graph.tsx';
import type { GraphLayout } from './graph-layouts.ts';

/** Shows the hero's graph, which is animated and explains its rows in tooltips. */
export const ReleaseGraph = memo(function ReleaseGraph() {
  return <Graph className="graph-animated" label={rowLabel} overlay={releaseDot} />;
});

function rowLabel(row: RowKey) {
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
function releaseDot({ width, height, rows, route, marks }: GraphLayout) {
  return (
    <svg className="graph-dot" viewBox={`0 0 ${width} ${height}`}>
      <circle cx={route.arrives} cy={rows.production} r={marks.dot} />
    </svg>
  );
}
