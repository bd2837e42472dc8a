import { alikeReleases } from '#app/drawings/other-releases.ts';
import { cross, type Point, polyline, repeatPath, round1 } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';
import { arrival, releasesBeside, routeHeight } from './route.ts';

/** The rollback arrow: length of its horizontal start, radius of its bend, size of its head, gap at both ends. */
const arrow = { level: 4, bend: 14, head: 4, gap: 3 } as const;

/**
 * Health-check ticks: `planned` across the whole graph, `done` from the arrival on. Like every repeated mark, they are
 * one dashed stroke whose stroke width is the marks' height.
 */
export function healthTicks(layout: GraphLayout, when: 'planned' | 'done') {
  const { spacing, [when]: height } = layout.marks.tick;
  const { arrives } = layout.route;
  const start =
    when === 'done'
      ? arrives + spacing
      : firstInSeries({ spacing, through: arrives, from: layout.otherReleases.fade.from });
  const thickness = when === 'done' ? 2 : 1;
  return {
    d: `M${round1(start - Math.floor(thickness / 2))} ${layout.rows.health - height / 2}H${layout.endX}`,
    strokeWidth: height,
    strokeDasharray: `${thickness} ${spacing - thickness}`,
  };
}

/** The squares of all backups, as outlines. */
export function backupOutlines(layout: GraphLayout): string {
  const { spacing, side, offset } = layout.marks.backup;
  const { arrives } = layout.route;
  // Clear of the row's name and of the next one's.
  const first = firstInSeries({
    spacing,
    through: arrives + offset,
    from: layout.otherReleases.fade.to,
  });
  // Half of a stroke lies outside its path, so the outline is inset: a solid square must cover it.
  const inner = side - 1;
  const square = `v-${inner}h${inner}v${inner}z`;
  const count = Math.floor((layout.endX - first) / spacing);
  const start = `M${round1(first + 0.5)} ${layout.rows.backups - 0.5}`;
  return start + Array(count).fill(square).join(`m${spacing} 0`);
}

/** The squares of the backups after the arrival, solid. */
export function backupSquares(layout: GraphLayout) {
  const { spacing, side, offset } = layout.marks.backup;
  const start = layout.route.arrives + offset;
  return {
    d: `M${start} ${layout.rows.backups - side / 2}H${layout.endX}`,
    strokeWidth: side,
    strokeDasharray: `${side} ${spacing - side}`,
  };
}

/** A backup, then the migration, whose bar ends when the release arrives. */
export function migration(layout: GraphLayout) {
  const { length, height, gap, hatchSpacing } = layout.marks.migration;
  const side = layout.marks.backup.side;
  const row = layout.rows.migration;
  const [end, y] = arrival(layout);
  const start = end - length;

  let hatch = '';
  for (let x = start + 0.3 * hatchSpacing; x < end; x += hatchSpacing) {
    const width = Math.min(height, end - x);
    hatch += `M${x} ${row}l${width} ${-width}`;
  }
  return {
    bar: box(start, row, length, height),
    backup: box(start - gap - side, row, side, side),
    hatch,
    meets: `M${end} ${row}V${y - layout.marks.dot}`,
  };
}

/** Replica tracks, which branch off one after another as in a rail yard, and join again. */
export function replicaTracks(layout: GraphLayout): string {
  const { spacing, peaks } = layout.marks.replicas;
  const [arrives, production] = arrival(layout);
  const peakTracks = ({ from, to, tracks }: (typeof peaks)[number]) =>
    repeatPath(tracks, (index) => {
      const y = production - index * spacing;
      const opens = arrives + from + index * spacing;
      // Last in, first out.
      const closes = arrives + to - index * 2 * spacing;
      return `M${opens} ${y}l${spacing} ${-spacing}H${closes - spacing}l${spacing} ${spacing}`;
    });
  return peaks.map(peakTracks).join('');
}

/** A release that branches off the Rollbacks row, fails a check on the Health checks row below and drops back. */
export function rollback(layout: GraphLayout) {
  const { leaves, rise, fails, cross: arm } = layout.marks.rollback;
  const { tick } = layout.marks;
  const { arrives } = layout.route;
  const line = layout.rows.rollbacks;
  const failure: Point = [arrives + fails, line - rise];
  const check = layout.rows.health - tick.done / 2;

  return {
    line: `M${arrives} ${line}H${layout.endX}`,
    release: polyline([[arrives + leaves, line], [arrives + leaves + rise, line - rise], failure]),
    cross: cross(failure, arm),
    cause: `M${failure[0]} ${failure[1] + 2 * arm}V${check - arm - 2}`,
    /** The failed check's tick, which is erased to make room for the cross. */
    passes: `M${failure[0]} ${check - tick.done / 2}v${tick.done}`,
    check: cross([failure[0], check], arm),
    ...dropBack(failure, arm, line),
  };
}

/** The arrow that bends from a failed release's cross down to the line below. */
export function dropBack([failedX, failedY]: Point, arm: number, line: number) {
  const start = failedX + arm + arrow.gap;
  const bend = Math.min(arrow.bend, (line - failedY) * 0.7);
  const [x, y] = [start + arrow.level + bend, line - arrow.gap];
  return {
    dropsBack: `M${round1(start)} ${round1(failedY)}h${arrow.level}q${bend} 0 ${bend} ${bend}V${round1(y)}`,
    arrowhead: polyline([
      [x - arrow.head, y - arrow.head],
      [x, y],
      [x + arrow.head, y - arrow.head],
    ]),
  };
}

export function fastestReleases(layout: GraphLayout) {
  const { rows, otherReleases, endX } = layout;
  return alikeReleases({
    from: releasesBeside(layout).fastestStart,
    endX,
    bottomY: rows.push,
    height: routeHeight(layout),
    width: otherReleases.fastestWidth,
    spacing: otherReleases.spacing.fastest,
  });
}

/** Returns the first position after `from` in a series that contains `through`. */
function firstInSeries({ spacing, through, from }: Record<'spacing' | 'through' | 'from', number>) {
  return through - Math.floor((through - from) / spacing) * spacing;
}

/** A closed box standing on `bottom`. */
function box(left: number, bottom: number, width: number, height: number): string {
  return `M${left} ${bottom}v${-height}h${width}v${height}z`;
}
