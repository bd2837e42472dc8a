import { cross, repeatPath, round1 } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';

// X coordinates are relative to the release's arrival in production.

interface OperationsProps {
  layout: GraphLayout;
  /** Planned operations start long before the arrival, and backups are outlined. */
  isPlanned?: boolean;
  /** Stroke widths of the replica tracks and of production. */
  trackWidth: number;
  productionWidth: number | string;
}

/** The operations from the arrival on: health checks, backups, replicas and production itself. */
export function Operations({ layout, isPlanned, trackWidth, productionWidth }: OperationsProps) {
  const { rows, endX, route, marks } = layout;
  const { tick, backup } = marks;
  const { side, spacing } = backup;
  const backups = { from: isPlanned ? backup.plannedFrom : backup.doneFrom, endX, spacing };
  return (
    <g transform={`translate(${route.arrives})`}>
      <Series
        {...tick}
        y={rows.health}
        from={isPlanned ? -50 * tick.spacing : tick.spacing - 1}
        endX={endX}
        width={isPlanned ? 1 : 2}
      />
      <Series {...backups} y={rows.backups} width={side} height={side} />
      {isPlanned && (
        <g stroke="var(--graph-background)" transform="translate(1 -1)">
          <Series {...backups} y={rows.backups} width={side - 2} height={side - 2} />
        </g>
      )}
      <path d={replicaTracks(layout)} strokeWidth={trackWidth} />
      <path d={`M0 ${rows.production}H${endX}`} strokeWidth={productionWidth} />
    </g>
  );
}

type SeriesProps = Record<'y' | 'from' | 'endX' | 'width' | 'height' | 'spacing', number>;

/** Draws equal marks on the line at `y`, from x = `from` on, as a dashed stroke that is as wide as they are tall. */
function Series({ y, from, endX, width, height, spacing }: SeriesProps) {
  return (
    <path
      d={`M${from} ${y - height / 2}H${endX}`}
      strokeWidth={height}
      strokeDasharray={`${width} ${spacing - width}`}
    />
  );
}

/** Replica tracks, which branch off one after another as in a rail yard, and join again. */
function replicaTracks({ rows, marks }: GraphLayout): string {
  const { spacing, peaks } = marks.replicas;
  const peakTracks = ({ from, to, tracks }: (typeof peaks)[number]) =>
    repeatPath(tracks, (index) => {
      const y = rows.production - index * spacing;
      // The last replica to branch off is the first to rejoin.
      const closes = to - (2 * index + 1) * spacing;
      return `M${from + index * spacing} ${y}l${spacing} ${-spacing}H${closes}l${spacing} ${spacing}`;
    });
  return peaks.map(peakTracks).join('');
}

/** A backup and the migration, which ends when the release arrives. */
export function Migration({ layout, fill }: { layout: GraphLayout; fill?: string }) {
  const { rows, route, marks } = layout;
  const { length, spacing } = marks.migration;
  const { side } = marks.backup;
  const hatch = repeatPath(length / spacing, (index) => {
    const x = (index + 0.3) * spacing - length;
    const width = Math.min(side, -x);
    return `M${x} 0l${width} ${-width}`;
  });
  return (
    <g transform={`translate(${route.arrives} ${rows.migration})`} strokeWidth="1.5">
      <path d={`M${-length - spacing - side} 0v${-side}h${side}v${side}z`} fill={fill} />
      <path d={`M${-length} 0v${-side}H0v${side}z${hatch}`} />
      <path d={`M0 0V${rows.production - rows.migration - marks.dot}`} strokeDasharray="2 4" />
    </g>
  );
}

/** A release that fails a health check and drops back, on a line that starts at the arrival. */
export function Rollback({ layout }: { layout: GraphLayout }) {
  const { rows, endX, route, marks } = layout;
  const { leaves, rise, fails } = marks.rollback;
  const failsY = rows.rollbacks - rise;
  const checkY = rows.health - marks.tick.height / 2;
  return (
    <g transform={`translate(${route.arrives})`} strokeWidth="2">
      <path d={`M0 ${rows.rollbacks}H${endX}`} stroke="var(--graph-production)" />
      {/* A cross replaces the tick of the check that fails. */}
      <path
        d={`M${fails} ${rows.health}v${-marks.tick.height}`}
        stroke="var(--graph-background)"
        strokeWidth="4"
      />
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

/** The arrow that bends from a failed release's cross down to the line below. */
export function DropBack({ x, y, toY }: { x: number; y: number; toY: number }) {
  const bend = round1(Math.min(14, (toY - y) * 0.7));
  const endY = round1(toY - 3);
  return (
    <>
      <path strokeDasharray="3 3" d={`M${x + 8} ${y}h4q${bend} 0 ${bend} ${bend}V${endY}`} />
      <path d={`M${x + 8 + bend} ${endY - 4}l4 4 4-4`} />
    </>
  );
}
