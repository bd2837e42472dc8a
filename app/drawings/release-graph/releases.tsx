import type { SVGProps } from 'react';
import { identicalReleases } from '#app/drawings/other-releases.ts';
import { polyline, ring } from '#app/drawings/path.ts';
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
  const { lines, fastestStart } = releasesBeside(layout);
  return (
    <>
      <path d={lines.map(polyline).join('')} />
      <path
        {...identicalReleases({
          from: fastestStart,
          endX,
          bottomY: rows.push,
          height: rows.push - rows.production,
          width: otherReleases.fastestWidth,
          spacing: otherReleases.spacing.fastest,
        })}
      />
    </>
  );
}
