import type { Composition } from './composition.ts';
import { backupOutlines, fastestReleases, healthTicks, migration, replicaTracks } from './marks.ts';

interface GraphGroundProps {
  composition: Composition;
  /** `pastReleasesPath`, which takes long enough to be worth having before it is needed. */
  past: string;
}

/** Behind the rows: past releases, and in thin outline what goes on beside the current one. */
export function GraphGround({ composition, past }: GraphGroundProps) {
  const { width, height, reach, rows } = composition;
  const { bar, backup } = migration(composition);
  return (
    <svg className="graph-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g className="graph-past">
        <path d={past} />
        <path {...fastestReleases(composition)} />
        <path d={`M0 ${rows.push + 5}H${reach}`} strokeWidth="8" strokeDasharray="1 19" />
      </g>
      <g className="graph-ghost">
        <path {...healthTicks(composition, 'planned')} />
        <path d={backupOutlines(composition) + bar + backup + replicaTracks(composition)} />
        <path d={`M${composition.past.fade.from} ${rows.rollbacks}H${composition.route.arrives}`} />
      </g>
    </svg>
  );
}
