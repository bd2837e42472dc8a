import type { ReactNode } from 'react';
import type { GraphLayout } from './geometry/graph-layouts.ts';
import { Route } from './graph-route.tsx';
import graphs from './graphs.svg.tsx';

interface GraphDrawingProps {
  layout: GraphLayout;
  /** Drawn on top. */
  children: ReactNode;
}

/**
 * Draws one layout, without its rows: the whole route as a thin line and, on top, the progress so far, revealed by a
 * wipe. The wipe and its content translate in opposite directions, which runs on the compositor; animating a clipPath
 * would repaint every frame.
 */
export function GraphDrawing({ layout, children }: GraphDrawingProps) {
  const { name, width, height } = layout;
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div className={`graph-drawing graph-${name}`} aria-hidden="true">
      <svg className="graph-background" viewBox={viewBox}>
        <use href={`${graphs}#${name}-background`} />
      </svg>
      <svg className="graph-route-outline" viewBox={viewBox}>
        <Route layout={layout} />
      </svg>
      <div className="graph-wipe">
        <div className="graph-wipe-content">
          <svg className="graph-progress" viewBox={viewBox}>
            <use href={`${graphs}#${name}-progress`} />
            <Route layout={layout} />
          </svg>
        </div>
      </div>
      {children}
    </div>
  );
}
