import './release-graph.css';
import './graph-styles.css.ts';
import { memo } from 'react';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import { arrival } from './geometry/route.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { GraphRows } from './graph-rows.tsx';

/** The hero's live pipeline. Both layouts are rendered, and CSS shows the one that fits. */
export const ReleaseGraph = memo(function ReleaseGraph() {
  return (
    <div className="graph graph-animated">
      <GraphRows />
      {[desktop, phone].map((layout) => (
        <GraphDrawing key={layout.name} layout={layout}>
          <ReleaseDot layout={layout} className="graph-pulse" />
          <ReleaseDot layout={layout} className="graph-dot" />
        </GraphDrawing>
      ))}
    </div>
  );
});

/**
 * The dot at the tip of the route, or the ring that expands when it arrives. Each has its own `<svg>`: browsers can move
 * that without repainting, but not an element inside one.
 */
function ReleaseDot({ layout, className }: { layout: GraphLayout; className: string }) {
  const { width, height, marks } = layout;
  const [x, y] = arrival(layout);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`}>
      <circle cx={x} cy={y} r={marks.dot} />
    </svg>
  );
}
