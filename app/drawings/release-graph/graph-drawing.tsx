import type { ReactNode } from 'react';
import type { GraphLayout } from './graph-layouts.ts';
import graphs from './graphs.svg.tsx';

interface GraphDrawingProps {
  layout: GraphLayout;
  /** Drawn on top. */
  children: ReactNode;
}

/**
 * Draws one layout, without its rows: thin lines and, on top, the progress so far, revealed by a wipe. The wipe and its
 * content translate in opposite directions, which runs on the compositor; animating a clipPath would repaint every
 * frame.
 */
export function GraphDrawing({ layout, children }: GraphDrawingProps) {
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
