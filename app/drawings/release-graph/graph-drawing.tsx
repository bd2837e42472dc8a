import { graphs } from 'virtual:drawings';
import type { ReactNode } from 'react';
import type { Composition } from './geometry/composition.ts';
import { GraphPlan } from './graph-plan.tsx';

interface GraphDrawingProps {
  composition: Composition;
  /** What lies over the ground and the plan. */
  children: ReactNode;
}

/** All that is drawn of one composition; the rows, which every composition has, stand beside it. */
export function GraphDrawing({ composition, children }: GraphDrawingProps) {
  const { name, width, height } = composition;
  return (
    <div className={`graph-drawing graph-${name}`} aria-hidden="true">
      <svg className="graph-ground" viewBox={`0 0 ${width} ${height}`}>
        <use href={`${graphs}#${name}-ground`} />
      </svg>
      <GraphPlan composition={composition} />
      {children}
    </div>
  );
}
