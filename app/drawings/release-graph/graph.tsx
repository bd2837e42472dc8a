import './release-graph.css';
import './graph-styles.css.ts';
import type { ReactNode } from 'react';
import { type RowKey, releaseGraph, rowKeys } from '#content/pipeline.ts';
import { desktop, type GraphLayout, phone } from './graph-layouts.ts';
import graphs from './graphs.svg.tsx';

interface GraphProps {
  className: string;
  /** Renders a row's name. */
  renderLabel: (row: RowKey) => ReactNode;
  /** Renders a layer on top of the drawing. */
  renderOverlay: (layout: GraphLayout) => ReactNode;
}

/**
 * Renders the labelled rows in HTML, where hairlines stay sharp and text readable at any scale, and the drawing in both
 * layouts, of which CSS shows one.
 */
export function Graph({ className, renderLabel, renderOverlay }: GraphProps) {
  return (
    <div className={`graph ${className}`}>
      <ul className="graph-rows">
        {rowKeys.map((row) => (
          <li key={row} className="graph-row" data-row={row}>
            {renderLabel(row)}
          </li>
        ))}
      </ul>
      <span className="graph-axis-title" aria-hidden="true">
        {releaseGraph.time}
      </span>
      {[desktop, phone].map((layout) => (
        <Drawing key={layout.name} layout={layout}>
          {renderOverlay(layout)}
        </Drawing>
      ))}
    </div>
  );
}

/**
 * Draws the thin lines and, over them, the progress, which a wipe reveals. The wipe and its content translate in
 * opposite directions, which runs on the compositor; animating `clip-path` would repaint every frame.
 */
function Drawing({ layout, children }: { layout: GraphLayout; children: ReactNode }) {
  const { name, width, height, endX } = layout;
  return (
    <div className={`graph-drawing graph-${name}`} aria-hidden="true">
      <svg className="graph-background" viewBox={`0 0 ${endX} ${height}`}>
        <use href={`${graphs}#${name}-background`} />
      </svg>
      <div className="graph-wipe">
        <div className="graph-wipe-content">
          <svg className="graph-progress" viewBox={`0 0 ${width} ${height}`}>
            <use href={`${graphs}#${name}-progress`} />
          </svg>
        </div>
      </div>
      {children}
    </div>
  );
}
