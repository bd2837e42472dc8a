import { polyline } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { desktop, type GraphLayout, phone } from './graph-layouts.ts';
import { Migration, Operations, Rollback } from './operations.tsx';
import { OtherReleases } from './releases.tsx';
import { routePoints } from './route.ts';

interface PartProps {
  layout: GraphLayout;
}

/** Everything except the route, which is in the HTML for first paint. */
export default sprite(
  Object.fromEntries(
    [desktop, phone].flatMap((layout) => [
      [`${layout.name}-background`, <Background key="background" layout={layout} />],
      [`${layout.name}-progress`, <Progress key="progress" layout={layout} />],
    ]),
  ),
);

/** All releases and what runs beside them, as thin lines. */
function Background({ layout }: PartProps) {
  return (
    <>
      <OtherReleases layout={layout} />
      <path d={polyline(routePoints(layout))} />
      <path
        d={`M0 ${layout.rows.push + 5}H${layout.endX}`}
        strokeWidth="8"
        strokeDasharray="1 19"
      />
      <Operations layout={layout} isPlanned trackWidth={1} productionWidth={1} />
    </>
  );
}

/** Foreground: the operations as the current release completes them. */
function Progress({ layout }: PartProps) {
  return (
    <>
      <g stroke="var(--graph-production)">
        <Operations layout={layout} trackWidth={3} productionWidth="var(--graph-route-width)" />
      </g>
      <Migration layout={layout} />
      <Rollback layout={layout} />
    </>
  );
}
