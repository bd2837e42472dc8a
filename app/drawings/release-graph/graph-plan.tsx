import type { Composition } from './geometry/composition.ts';
import { routePoints } from './geometry/route.ts';
import { polyline } from './geometry/svg-path.ts';
import { GraphStations } from './graph-stations.tsx';

/** The ghost of the whole route: at any moment the drawing is a whole picture. */
export function GraphPlan({ composition }: { composition: Composition }) {
  const { width, height } = composition;
  return (
    <svg className="graph-plan" viewBox={`0 0 ${width} ${height}`}>
      <path d={polyline(routePoints(composition))} />
      <GraphStations composition={composition} />
    </svg>
  );
}
