import { cross, repeatPath } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';

// X coordinates are relative to the release's arrival in production. Marks are 12 units tall, on their row's line.

interface OperationsProps {
  layout: GraphLayout;
  /** Planned operations start long before the arrival. */
  isPlanned?: boolean;
  /** Stroke widths of the replica tracks and of production. */
  trackWidth: number;
  productionWidth: number | string;
}

/** Draws the operations from the arrival on: health checks, backups, replicas and production itself. */
export function Operations({ layout, isPlanned, trackWidth, productionWidth }: OperationsProps) {
  const { rows, endX, route, marks } = layout;
  const { checkSpacing, backups } = marks;
  const plannedCount = isPlanned ? 50 : 0;
  const firstBackup = backups.from - plannedCount * backups.spacing;
  const squares = repeatPath((endX - firstBackup) / backups.spacing, (index) => {
    return `M${firstBackup + index * backups.spacing} ${rows.backups}v-12h12v12z`;
  });
  return (
    <g transform={`translate(${route.arrives})`}>
      {/* Health checks are the dashes of one stroke. */}
      <path
        d={`M${(1 - plannedCount) * checkSpacing} ${rows.health - 6}H${endX}`}
        strokeOpacity={isPlanned ? 0.5 : 1}
        strokeWidth="12"
        strokeDasharray={`2 ${checkSpacing - 2}`}
      />
      <path d={squares} fill={isPlanned ? 'none' : 'var(--graph-production)'} strokeWidth="1" />
      <path d={replicaTracks(layout)} strokeWidth={trackWidth} />
      <path d={`M0 ${rows.production}H${endX}`} strokeWidth={productionWidth} />
    </g>
  );
}

/**
 * Returns path data for three load peaks, whose replica tracks branch off one after another as in a rail yard, and
 * rejoin.
 */
function replicaTracks({ rows, marks }: GraphLayout): string {
  const { spacing, from, length, peakSpacing } = marks.replicas;
  return repeatPath(3, (peak) =>
    repeatPath(4, (index) => {
      const x = from + peak * peakSpacing + index * spacing;
      const y = rows.production - index * spacing;
      // The last replica to branch off is the first to rejoin.
      const levelLength = length - (3 * index + 2) * spacing;
      return `M${x} ${y}l${spacing} ${-spacing}h${levelLength}l${spacing} ${spacing}`;
    }),
  );
}

/** Draws a backup and the migration, which ends when the release arrives. */
export function Migration({ layout, fill }: { layout: GraphLayout; fill?: string }) {
  const { rows, route, marks } = layout;
  return (
    <g transform={`translate(${route.arrives} ${rows.migration})`} strokeWidth="1.5">
      <path d={`M${-marks.migrationLength - 8} 0v-12h-12v12z`} fill={fill} />
      <path d={`M${-marks.migrationLength} 0v-12H0v12z`} fill={fill} />
      <path d={`M0 0V${rows.production - rows.migration - marks.dot}`} strokeDasharray="2 4" />
    </g>
  );
}

/** Draws a release that fails a health check and drops back, on a line that starts at the arrival. */
export function Rollback({ layout }: { layout: GraphLayout }) {
  const { rows, endX, route, marks } = layout;
  const { leaves, fails } = marks.rollback;
  const rise = 16;
  const failsY = rows.rollbacks - rise;
  const checkY = rows.health - 6;
  return (
    <g transform={`translate(${route.arrives})`} strokeWidth="2">
      <path d={`M0 ${rows.rollbacks}H${endX}`} stroke="var(--graph-production)" />
      {/* A cross replaces the tick of the check that fails. */}
      <path d={`M${fails} ${rows.health}v-12`} stroke="var(--graph-background)" strokeWidth="4" />
      <path d={cross([fails, checkY], 5)} />
      <path d={`M${fails} ${failsY + 10}V${checkY - 7}`} strokeDasharray="2 4" />
      <path
        d={`M${leaves} ${rows.rollbacks}l${rise} ${-rise}H${fails}${cross([fails, failsY], 5)}`}
        strokeWidth="3"
      />
      <DropBack x={fails} y={failsY} toY={rows.rollbacks} />
    </g>
  );
}

/** Draws the arrow that bends from a failed release's cross down to the line below. */
export function DropBack({ x, y, toY }: { x: number; y: number; toY: number }) {
  return (
    <>
      <path strokeDasharray="3 3" d={`M${x + 8} ${y}h4q10 0 10 10V${toY - 3}`} />
      <path d={`M${x + 18} ${toY - 7}l4 4 4-4`} />
    </>
  );
}
