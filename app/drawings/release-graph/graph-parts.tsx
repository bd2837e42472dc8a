import { workflowDesktop, workflowPhone } from '#app/drawings/workflow-graph/composition.ts';
import { type Composition, desktop, phone } from './geometry/composition.ts';
import {
  backupOutlines,
  backupSquares,
  fastestReleases,
  healthTicks,
  liveTrack,
  migration,
  replicaTracks,
  rollback,
} from './geometry/marks.ts';
import { otherReleasesPath } from './geometry/other-releases.ts';

/**
 * All of the graphs but the route, by id. They inherit the page's strokes and custom properties; its
 * rules for classes do not reach them.
 */
export const graphParts = Object.fromEntries(
  [desktop, phone, workflowDesktop, workflowPhone].flatMap((composition) => [
    [`${composition.name}-ground`, <Ground key="ground" composition={composition} />],
    [`${composition.name}-run`, <Run key="run" composition={composition} />],
  ]),
);

interface PartProps {
  composition: Composition;
}

/** Other releases, and thin outlines of what runs beside the current one. */
function Ground({ composition }: PartProps) {
  const { reach, rows, others, route } = composition;
  const { bar, backup } = migration(composition);
  return (
    <>
      <OtherReleases composition={composition} />
      <path d={`M0 ${rows.push + 5}H${reach}`} strokeWidth="8" strokeDasharray="1 19" />
      <path {...healthTicks(composition, 'planned')} />
      <path d={backupOutlines(composition) + bar + backup + replicaTracks(composition)} />
      <path d={`M${others.fade.from} ${rows.rollbacks}H${route.arrives}`} />
    </>
  );
}

/** The same parts as the current release completes them. */
function Run({ composition }: PartProps) {
  const database = migration(composition);
  const failing = rollback(composition);
  return (
    <>
      <g stroke="var(--graph-live)">
        <Operations composition={composition} track={3} live="var(--graph-heavy)" />
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
export function OtherReleases({ composition }: PartProps) {
  return (
    <>
      <path d={otherReleasesPath(composition)} />
      <path {...fastestReleases(composition)} />
    </>
  );
}

interface OperationsProps extends PartProps {
  /** Widths of a replica's track and of production's. */
  track: number;
  live: number | string;
}

/** What runs from the arrival on: health checks, backups, replicas and production itself. */
export function Operations({ composition, track, live }: OperationsProps) {
  return (
    <>
      <path {...healthTicks(composition, 'done')} />
      <path {...backupSquares(composition)} />
      <path d={replicaTracks(composition)} strokeWidth={track} />
      <path d={liveTrack(composition)} strokeWidth={live} />
    </>
  );
}
