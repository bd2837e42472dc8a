import type { SVGProps } from 'react';
import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { polyline, repeatPath, ring, round2 } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';
import { routePoints, routeStops, stageRows } from './route.ts';

type RouteProps = { layout: GraphLayout } & SVGProps<SVGPathElement>;

/** Draws the route, with a ring at every stage that the release reaches. Passes its other props to the rings' path. */
export function GraphRoute({ layout, ...ringAttributes }: RouteProps) {
  const rings = routeStops(layout).map(({ arrives, y }) =>
    ring([Math.round(arrives), y], layout.marks.ring),
  );
  return (
    <>
      <path d={polyline(routePoints(layout))} />
      <path d={rings.join('')} {...ringAttributes} />
    </>
  );
}

/** Draws the releases before and after the route. From `fastestStart` on, they are the same line again and again. */
export function OtherReleases({ layout }: { layout: GraphLayout }) {
  const { rows, endX, route, otherReleases } = layout;
  const { fastestWidth, spacing } = otherReleases;
  const { lines, fastestStart } = computeOtherReleases(stageRows(layout), route, otherReleases);
  const fastest = repeatPath((endX - fastestStart) / spacing.fastest, (index) => {
    const x = round2(fastestStart + index * spacing.fastest);
    return `M${x} ${rows.push}l${fastestWidth} ${rows.production - rows.push}`;
  });
  return <path d={lines.map(polyline).join('') + fastest} />;
}
