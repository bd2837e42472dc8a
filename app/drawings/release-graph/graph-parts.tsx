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

/**
 * All of the graphs but the route, by id. They inherit the page's strokes and custom properties; its
 * rules for classes do not reach them.
 */
export const graphParts = Object.fromEntries(
  [desktop, phone].flatMap((layout) => [
    [`${layout.name}-ground`, <Ground key="ground" layout={layout} />],
    [`${layout.name}-run`, <Run key="run" layout={layout} />],
  ]),
);

interface PartProps {
  layout: GraphLayout;
}

/** Other releases, and thin outlines of what runs beside the current one. */
function Ground({ layout }: PartProps) {
  const { reach, rows, others, route } = layout;
  const { bar, backup } = migration(layout);
  return (
    <>
      <OtherReleases layout={layout} />
      <path d={`M0 ${rows.push + 5}H${reach}`} strokeWidth="8" strokeDasharray="1 19" />
      <path {...healthTicks(layout, 'planned')} />
      <path d={backupOutlines(layout) + bar + backup + replicaTracks(layout)} />
      <path d={`M${others.fade.from} ${rows.rollbacks}H${route.arrives}`} />
    </>
  );
}

/** The same parts, as the current release completes them. */
function Run({ layout }: PartProps) {
  const database = migration(layout);
  const failing = rollback(layout);
  return (
    <>
      <g stroke="var(--graph-live)">
        <Operations layout={layout} track={3} live="var(--graph-heavy)" />
      </g>
      <path d={database.meets + failing.cause} strokeWidth="1.5" strokeDasharray="2 4" />
      <path d={failing.line} stroke="var(--graph-live)" strokeWidth="2" />
      <path d={failing.passes} stroke="var(--graph-ground)" strokeWidth="4" />
      <path d={failing.check} strokeWidth="2" />
      <path d={failing.release + failing.cross} strokeWidth="3" />
      <path d={failing.dropsBack} strokeWidth="2" strokeDasharray="3 3" />
      <path d={failing.arrowhead} strokeWidth="1.5" />
      <path d={database.backup} strokeWidth="1.5" fill="var(--graph-ink)" />
      <path d={database.bar + database.hatch} strokeWidth="1.5" />
    </>
  );
}

/** The releases before the current one and after it. */
export function OtherReleases({ layout }: PartProps) {
  return (
    <>
      <path d={releasesBeside(layout).lines.map(polyline).join('')} />
      <path {...fastestReleases(layout)} />
    </>
  );
}

/** The widths of a replica's track and of production's. */
type Widths = { track: number; live: number | string };

/** What runs from the arrival on: health checks, backups, replicas and production itself. */
export function Operations({ layout, track, live }: PartProps & Widths) {
  const { rows, reach, route } = layout;
  return (
    <>
      <path {...healthTicks(layout, 'done')} />
      <path {...backupSquares(layout)} />
      <path d={replicaTracks(layout)} strokeWidth={track} />
      <path d={`M${route.arrives} ${rows.production}H${reach}`} strokeWidth={live} />
    </>
  );
}
