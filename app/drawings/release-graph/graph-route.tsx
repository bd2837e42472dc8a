import type { SVGProps } from 'react';
import { polyline } from '#app/drawings/path.ts';
import type { Composition } from './geometry/composition.ts';
import { routePoints, stations } from './geometry/route.ts';

interface RouteProps extends SVGProps<SVGGElement> {
  composition: Composition;
}

/** The route, with a ring at every stage that the release reaches. */
export function Route({ composition, ...rings }: RouteProps) {
  return (
    <>
      <path d={polyline(routePoints(composition))} />
      <g className="graph-stations" {...rings}>
        {stations(composition).map(({ stage, arrives, y }) => (
          <circle key={stage} cx={Math.round(arrives)} cy={y} r={composition.marks.station} />
        ))}
      </g>
    </>
  );
}
