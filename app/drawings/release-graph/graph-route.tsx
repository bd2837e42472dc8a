import type { SVGProps } from 'react';
import { polyline } from '#app/drawings/path.ts';
import type { GraphLayout } from './geometry/graph-layouts.ts';
import { routePoints, stations } from './geometry/route.ts';

interface RouteProps extends SVGProps<SVGGElement> {
  layout: GraphLayout;
}

/** The route, with a ring at every stage that the release reaches. */
export function Route({ layout, ...rings }: RouteProps) {
  return (
    <>
      <path d={polyline(routePoints(layout))} />
      <g className="graph-stations" {...rings}>
        {stations(layout).map(({ stage, arrives, y }) => (
          <circle key={stage} cx={Math.round(arrives)} cy={y} r={layout.marks.station} />
        ))}
      </g>
    </>
  );
}
