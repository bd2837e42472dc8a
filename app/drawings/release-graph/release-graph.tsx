import './release-graph.css';
import './graph-styles.css.ts';
import { memo } from 'react';
import { TooltipButton } from '#app/ui/tooltip-button.tsx';
import { explanations, graphRows } from '#content/pipeline.ts';
import { GraphDrawing } from './graph-drawing.tsx';
import { desktop, phone } from './graph-layouts.ts';
import { GraphRows } from './graph-rows.tsx';

/** The hero's live pipeline. Both layouts are rendered, and CSS shows the one that fits. */
export const ReleaseGraph = memo(function ReleaseGraph() {
  return (
    <div className="graph graph-animated">
      <GraphRows>
        {(row) => (
          <TooltipButton
            className="stage-label"
            text={explanations[row]}
            heading={graphRows[row].name}
            opensOnClick
          >
            {graphRows[row].name}
          </TooltipButton>
        )}
      </GraphRows>
      {[desktop, phone].map((layout) => (
        <GraphDrawing key={layout.name} layout={layout}>
          {/* Has its own `<svg>`, because browsers can move that without repainting, but not an element inside one. */}
          <svg className="graph-dot" viewBox={`0 0 ${layout.width} ${layout.height}`}>
            <circle cx={layout.route.arrives} cy={layout.rows.production} r={layout.marks.dot} />
          </svg>
        </GraphDrawing>
      ))}
    </div>
  );
});
