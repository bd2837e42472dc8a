import type { OperationKey } from '#content/pipeline.ts';
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

interface GraphRunProps {
  composition: Composition;
  /** Whether each operation's marks name it, so that a style sheet can single it out. */
  named?: boolean;
}

/**
 * What the current release does, as it has done it: the layer that the present moment uncovers.
 * The wipe moves and hides what lies beyond it; its content moves against it and so stands still.
 * Both are plain transforms of HTML, which the compositor runs alone; a moving clipPath would be
 * painted anew for every frame.
 */
export function GraphRun({ composition, named = false }: GraphRunProps) {
  const { width, height } = composition;
  const database = migration(composition);
  const failing = rollback(composition);
  const of = (operation: OperationKey) => (named ? operation : undefined);
  return (
    <div className="graph-wipe">
      <div className="graph-hold">
        <svg className="graph-run" viewBox={`0 0 ${width} ${height}`}>
          <g className="graph-done">
            <path data-stage={of('health')} {...healthTicks(composition, 'done')} />
            <path data-stage={of('backups')} {...backupSquares(composition)} />
            <path data-stage={of('rollbacks')} className="graph-standby" d={failing.line} />
            <path
              data-stage={of('autoscaling')}
              className="graph-tracks"
              d={replicaTracks(composition)}
            />
            <path className="graph-heavy" d={liveTrack(composition)} />
          </g>
          <g className="graph-thin">
            <path data-stage={of('migration')} className="graph-solid" d={database.backup} />
            <path data-stage={of('migration')} d={database.bar + database.hatch} />
            <path className="graph-dotted" d={database.meets + failing.cause} />
            <path
              data-stage={of('rollbacks')}
              className="graph-failing"
              d={failing.release + failing.cross}
            />
            <path data-stage={of('rollbacks')} className="graph-dashed" d={failing.dropsBack} />
            <path data-stage={of('rollbacks')} d={failing.arrowhead} />
          </g>
          <path className="graph-heavy" d={polyline(routePoints(composition))} />
          <GraphStations composition={composition} />
        </svg>
      </div>
    </div>
  );
}
