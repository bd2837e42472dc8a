import type { SVGProps } from 'react';
import { polyline, ring } from '#app/drawings/path.ts';
import type { GraphLayout } from './geometry/graph-layouts.ts';
import { routePoints, routeStops } from './geometry/route.ts';

interface RouteProps extends SVGProps<SVGPathElement> {
  layout: GraphLayout;
}

/** The route, with a ring at every stage that the release reaches. */
export function Route({ layout, ...rings }: RouteProps) {
  return (
    <>
      <path d={polyline(routePoints(layout))} />
      <path
        className="graph-stations"
        d={routeStops(layout)
          .map(({ arrives, y }) => ring([Math.round(arrives), y], layout.marks.ring))
          .join('')}
        {...rings}
      />
    </>
  );
}
