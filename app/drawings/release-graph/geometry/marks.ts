import { cross, type Point, polyline, repeated, rounded } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';
import { arrival, releasesBeside, rise } from './route.ts';

/** The arrow that drops back: its level start, its bend, its head, and the gap at both ends. */
const ARROW = { level: 4, bend: 14, head: 4, gap: 3 } as const;

/**
 * Health checks, planned from the start of the graph or done since the arrival. Like all repeated marks they are
 * one dashed stroke, as wide as the marks are tall.
 */
export function healthTicks(layout: GraphLayout, when: 'planned' | 'done') {
  const { every, [when]: height } = layout.marks.tick;
  const { arrives } = layout.route;
  const start =
    when === 'done' ? arrives + every : firstOf(every, arrives, layout.others.fade.from);
  const thickness = when === 'done' ? 2 : 1;
  return {
    d: `M${rounded(start - Math.floor(thickness / 2))} ${layout.rows.health - height / 2}H${layout.reach}`,
    strokeWidth: height,
    strokeDasharray: `${thickness} ${every - thickness}`,
  };
}

/** The squares of all backups, as outlines. */
export function backupOutlines(layout: GraphLayout): string {
  const { every, side, offset } = layout.marks.backup;
  const { arrives } = layout.route;
  // Clear of the row's name and of the next one's.
  const first = firstOf(every, arrives + offset, layout.others.fade.to);
  // Half of the stroke lies outside its path, and a solid square has to cover it.
  const inner = side - 1;
  const square = `v-${inner}h${inner}v${inner}z`;
  const count = Math.floor((layout.reach - first) / every);
  const start = `M${rounded(first + 0.5)} ${layout.rows.backups - 0.5}`;
  return start + Array(count).fill(square).join(`m${every} 0`);
}

/** The squares of the backups after the arrival, solid. */
export function backupSquares(layout: GraphLayout) {
  const { every, side, offset } = layout.marks.backup;
  const start = layout.route.arrives + offset;
  return {
    d: `M${start} ${layout.rows.backups - side / 2}H${layout.reach}`,
    strokeWidth: side,
    strokeDasharray: `${side} ${every - side}`,
  };
}

/** A backup, then the migration, whose bar ends when the release arrives. */
export function migration(layout: GraphLayout) {
  const { length, height, gap, hatch: spacing } = layout.marks.migration;
  const side = layout.marks.backup.side;
  const row = layout.rows.migration;
  const [end, y] = arrival(layout);
  const start = end - length;

  let hatch = '';
  for (let x = start + 0.3 * spacing; x < end; x += spacing) {
    const across = Math.min(height, end - x);
    hatch += `M${x} ${row}l${across} ${-across}`;
  }
  return {
    bar: box(start, row, length, height),
    backup: box(start - gap - side, row, side, side),
    hatch,
    meets: `M${end} ${row}V${y - layout.marks.head}`,
  };
}

/** Replica tracks, which branch off one after another as in a rail yard, and join again. */
export function replicaTracks(layout: GraphLayout): string {
  const { track: gap, peaks } = layout.marks.replicas;
  const [arrives, live] = arrival(layout);
  const peakTracks = ({ from, to, tracks }: (typeof peaks)[number]) =>
    repeated(tracks, (index) => {
      const below = live - index * gap;
      const opens = arrives + from + index * gap;
      // The last track opened is the first to be taken away.
      const closes = arrives + to - index * 2 * gap;
      return `M${opens} ${below}l${gap} ${-gap}H${closes - gap}l${gap} ${gap}`;
    });
  return peaks.map(peakTracks).join('');
}

/** A release leaves the line, fails the health check below it and drops back. */
export function rollback(layout: GraphLayout) {
  const { leaves, rise, fails, cross: arm } = layout.marks.rollback;
  const { tick } = layout.marks;
  const { arrives } = layout.route;
  const line = layout.rows.rollbacks;
  const failure: Point = [arrives + fails, line - rise];
  const check = layout.rows.health - tick.done / 2;

  return {
    line: `M${arrives} ${line}H${layout.reach}`,
    release: polyline([[arrives + leaves, line], [arrives + leaves + rise, line - rise], failure]),
    cross: cross(failure, arm),
    cause: `M${failure[0]} ${failure[1] + 2 * arm}V${check - arm - 2}`,
    /** Where the check would have passed. */
    passes: `M${failure[0]} ${check - tick.done / 2}v${tick.done}`,
    check: cross([failure[0], check], arm),
    ...dropBack(failure, arm, line),
  };
}

/** The arrow that bends from a failed release's cross down to the line below. */
export function dropBack([failedX, failedY]: Point, arm: number, line: number) {
  const start = failedX + arm + ARROW.gap;
  const bend = Math.min(ARROW.bend, (line - failedY) * 0.7);
  const [x, y] = [start + ARROW.level + bend, line - ARROW.gap];
  return {
    dropsBack: `M${rounded(start)} ${rounded(failedY)}h${ARROW.level}q${bend} 0 ${bend} ${bend}V${rounded(y)}`,
    arrowhead: polyline([
      [x - ARROW.head, y - ARROW.head],
      [x, y],
      [x + ARROW.head, y - ARROW.head],
    ]),
  };
}

/** The fastest releases all look alike, so they are one skewed dashed stroke. */
export function fastestReleases(layout: GraphLayout) {
  const { rows, others, reach } = layout;
  const { fastestStart } = releasesBeside(layout);
  const height = rise(layout);
  const lean = (Math.atan(others.fastestWidth / height) * 180) / Math.PI;
  return {
    d: `M${rounded(fastestStart)} ${-height / 2}H${reach}`,
    strokeWidth: height,
    strokeDasharray: `1 ${others.spacing.fastest - 1}`,
    transform: `translate(0 ${rows.push})skewX(-${lean.toFixed(2)})`,
  };
}

/** Returns the first position after `from` of marks that repeat and pass through `through`. */
function firstOf(every: number, through: number, from: number): number {
  return through - Math.floor((through - from) / every) * every;
}

/** A closed box standing on `bottom`. */
function box(left: number, bottom: number, width: number, height: number): string {
  return `M${left} ${bottom}v${-height}h${width}v${height}z`;
}
