import { polyline } from '#app/drawings/path.ts';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import {
  backupOutlines,
  backupSquares,
  fastestReleases,
  healthTicks,
  migration,
  replicaTracks,
  rollback,
} from './geometry/marks.ts';
import { releasesBeside } from './geometry/route.ts';

/** The graphs' sprite groups by id: everything except the route. */
export const graphParts = Object.fromEntries(
  [desktop, phone].flatMap((layout) => [
    [`${layout.name}-background`, <Background key="background" layout={layout} />],
    [`${layout.name}-progress`, <Progress key="progress" layout={layout} />],
  ]),
);

interface PartProps {
  layout: GraphLayout;
}

/** Other releases, and thin outlines of what runs beside the current one. */
function Background({ layout }: PartProps) {
  const { endX, rows, otherReleases, route } = layout;
  const { bar, backup } = migration(layout);
  return (
    <>
      <OtherReleases layout={layout} />
      <path d={`M0 ${rows.push + 5}H${endX}`} strokeWidth="8" strokeDasharray="1 19" />
      <path {...healthTicks(layout, 'planned')} />
      <path d={backupOutlines(layout) + bar + backup + replicaTracks(layout)} />
      <path d={`M${otherReleases.fade.from} ${rows.rollbacks}H${route.arrives}`} />
    </>
  );
}

/** Foreground: the operations as the current release completes them. */
function Progress({ layout }: PartProps) {
  const database = migration(layout);
  const failing = rollback(layout);
  return (
    <>
      <g stroke="var(--graph-production)">
        <Operations layout={layout} trackWidth={3} productionWidth="var(--graph-route-width)" />
      </g>
      <path d={database.meets + failing.cause} strokeWidth="1.5" strokeDasharray="2 4" />
      <path d={failing.line} stroke="var(--graph-production)" strokeWidth="2" />
      <path d={failing.passes} stroke="var(--graph-background)" strokeWidth="4" />
      <path d={failing.check} strokeWidth="2" />
      <path d={failing.release + failing.cross} strokeWidth="3" />
      <path d={failing.dropsBack} strokeWidth="2" strokeDasharray="3 3" />
      <path d={failing.arrowhead} strokeWidth="1.5" />
      <path d={database.backup} strokeWidth="1.5" fill="var(--graph-ink)" />
      <path d={database.bar + database.hatch} strokeWidth="1.5" />
    </>
  );
}

export function OtherReleases({ layout }: PartProps) {
  return (
    <>
      <path d={releasesBeside(layout).lines.map(polyline).join('')} />
      <path {...fastestReleases(layout)} />
    </>
  );
}

/** Stroke widths of the replica tracks and of production. */
type Widths = { trackWidth: number; productionWidth: number | string };

/** What runs from the arrival on: health checks, backups, replicas and production itself. */
export function Operations({ layout, trackWidth, productionWidth }: PartProps & Widths) {
  const { rows, endX, route } = layout;
  return (
    <>
      <path {...healthTicks(layout, 'done')} />
      <path {...backupSquares(layout)} />
      <path d={replicaTracks(layout)} strokeWidth={trackWidth} />
      <path d={`M${route.arrives} ${rows.production}H${endX}`} strokeWidth={productionWidth} />
    </>
  );
}
