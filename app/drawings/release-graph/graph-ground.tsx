import { pastReleases } from 'virtual:drawings';
import type { Composition } from './composition.ts';
import { backupOutlines, healthTicks, migration, replicaTracks } from './marks.ts';

/** Behind the rows: past releases, and in thin outline what goes on beside the current one. */
export function GraphGround({ composition }: { composition: Composition }) {
  const { name, width, height, rows } = composition;
  const { bar, backup } = migration(composition);
  return (
    <svg className="graph-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <use className="graph-past" href={`${pastReleases}#${name}`} />
      <g className="graph-ghost">
        <path {...healthTicks(composition, 'planned')} />
        <path d={backupOutlines(composition) + bar + backup + replicaTracks(composition)} />
        <path d={`M${composition.past.fade.from} ${rows.rollbacks}H${composition.route.arrives}`} />
      </g>
    </svg>
  );
}
