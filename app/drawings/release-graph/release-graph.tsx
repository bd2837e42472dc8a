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
    <div className="graph graph-live">
      <GraphRows />
      {[desktop, phone].map((layout) => (
        <GraphDrawing key={layout.name} layout={layout}>
          <Head layout={layout} className="graph-arrival" />
          <Head layout={layout} className="graph-head" />
        </GraphDrawing>
      ))}
    </div>
  );
});

/**
 * The current release's head, or the ring that opens when it arrives. Each is an `svg` of its own, which the
 * browser can move without repainting, unlike a part of one.
 */
function Head({ layout, className }: { layout: GraphLayout; className: string }) {
  const { width, height, marks } = layout;
  const [x, y] = arrival(layout);
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`}>
      <circle cx={x} cy={y} r={marks.head} />
    </svg>
  );
}
