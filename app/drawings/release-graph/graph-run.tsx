import type { Composition } from './composition.ts';
import { GraphStations } from './graph-stations.tsx';
import {
  backupSquares,
  healthTicks,
  liveTrack,
  migration,
  replicaTracks,
  rollback,
} from './marks.ts';
import { routePoints } from './route.ts';
import { polyline } from './svg-path.ts';

/**
 * What the current release does, as it has done it: the layer that the present moment uncovers.
 * The wipe moves and hides what lies beyond it; its content moves against it and so stands still.
 * Both are plain transforms of HTML, which the compositor runs alone; a moving clipPath would be
 * painted anew for every frame.
 */
export function GraphRun({ composition }: { composition: Composition }) {
  const { width, height } = composition;
  const database = migration(composition);
  const failing = rollback(composition);
  return (
    <div className="graph-wipe" aria-hidden="true">
      <div className="graph-hold">
        <svg className="graph-run" viewBox={`0 0 ${width} ${height}`}>
          <g className="graph-done">
            <path {...healthTicks(composition, 'done')} />
            <path {...backupSquares(composition)} />
            <path className="graph-standby" d={failing.line} />
            <path className="graph-tracks" d={replicaTracks(composition)} />
            <path className="graph-heavy" d={liveTrack(composition)} />
          </g>
          <g className="graph-thin">
            <path className="graph-solid" d={database.backup} />
            <path d={database.bar + database.hatch} />
            <path className="graph-dotted" d={database.meets + failing.cause} />
            <path className="graph-failing" d={failing.release + failing.cross} />
            <path className="graph-dashed" d={failing.dropsBack} />
            <path d={failing.arrowhead} />
          </g>
          <path className="graph-heavy" d={polyline(routePoints(composition))} />
          <GraphStations composition={composition} />
        </svg>
      </div>
    </div>
  );
}
