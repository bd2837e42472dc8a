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
 * Draws one layout without its rows: the whole route, thin, and over it what a wipe reveals of the release so
 * far. The wipe and its content move in opposite directions by transforms, which the compositor animates
 * alone; a moving clipPath would be painted every frame.
 */
export function GraphDrawing({ layout, children }: GraphDrawingProps) {
  const { name, width, height } = layout;
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div className={`graph-drawing graph-${name}`} aria-hidden="true">
      <svg className="graph-ground" viewBox={viewBox}>
        <use href={`${graphs}#${name}-ground`} />
      </svg>
      <svg className="graph-plan" viewBox={viewBox}>
        <Route layout={layout} />
      </svg>
      <div className="graph-wipe">
        <div className="graph-hold">
          <svg className="graph-run" viewBox={viewBox}>
            <use href={`${graphs}#${name}-run`} />
            <Route layout={layout} />
          </svg>
        </div>
      </div>
      {children}
    </div>
  );
}
