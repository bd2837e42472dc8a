import type { SVGProps } from 'react';
import { polyline, repeatPath, ring, round2 } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';
import { releasesBeside, routePoints, routeStops } from './route.ts';

interface RouteProps extends SVGProps<SVGPathElement> {
  layout: GraphLayout;
}

/** Draws the route, with a ring at every stage that the release reaches. Takes the rings' SVG attributes. */
export function GraphRoute({ layout, ...ringAttributes }: RouteProps) {
  return (
    <>
      <path d={polyline(routePoints(layout))} />
      <path
        d={routeStops(layout)
          .map(({ arrives, y }) => ring([Math.round(arrives), y], layout.marks.ring))
          .join('')}
        {...ringAttributes}
      />
    </>
  );
}

export function GraphReleases({ layout }: { layout: GraphLayout }) {
  const { rows, endX, otherReleases } = layout;
  const { fastestWidth, spacing } = otherReleases;
  const { lines, fastestStart } = releasesBeside(layout);
  const fastest = repeatPath((endX - fastestStart) / spacing.fastest, (index) => {
    const x = round2(fastestStart + index * spacing.fastest);
    return `M${x} ${rows.push}l${fastestWidth} ${rows.production - rows.push}`;
  });
  return <path d={lines.map(polyline).join('') + fastest} />;
}
