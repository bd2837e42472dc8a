import { cross, type Point, polyline, rounded } from '#app/drawings/path.ts';
import type { Composition } from './composition.ts';
import { fastestDeparture } from './other-releases.ts';
import { arrival } from './route.ts';

/** A dropping line: its run, its bend, its head, and the gap at both ends. */
const ARROW = { on: 4, bend: 14, head: 4, gap: 3 } as const;

/**
 * Health checks from the start of the graph, or only those after the arrival: as all repeated marks, one dashed
 * stroke, as thick as the marks are tall.
 */
export function healthTicks(composition: Composition, when: 'planned' | 'done') {
  const { every, [when]: height } = composition.marks.tick;
  const { arrives } = composition.route;
  const start =
    when === 'done' ? arrives + every : firstOf(every, arrives, composition.others.fade.from);
  const thickness = when === 'done' ? 2 : 1;
  return {
    d: `M${rounded(start - Math.floor(thickness / 2))} ${composition.rows.health - height / 2}H${composition.reach}`,
    strokeWidth: height,
    strokeDasharray: `${thickness} ${every - thickness}`,
  };
}

/** The squares of all backups, as outlines. */
export function backupOutlines(composition: Composition): string {
  const { every, side, offset } = composition.marks.backup;
  const { arrives } = composition.route;
  // Clear of the row's name and of the next one's.
  const first = firstOf(every, arrives + offset, composition.others.fade.to);
  // A stroke lies on both sides of its path: half of it inside, so that a solid square covers it.
  const inner = side - 1;
  const square = `v-${inner}h${inner}v${inner}z`;
  const count = Math.floor((composition.reach - first) / every);
  const start = `M${rounded(first + 0.5)} ${composition.rows.backups - 0.5}`;
  return start + Array(count).fill(square).join(`m${every} 0`);
}

/** The squares of the backups after the arrival, solid. */
export function backupSquares(composition: Composition) {
  const { every, side, offset } = composition.marks.backup;
  const start = composition.route.arrives + offset;
  return {
    d: `M${start} ${composition.rows.backups - side / 2}H${composition.reach}`,
    strokeWidth: side,
    strokeDasharray: `${side} ${every - side}`,
  };
}

/** Backup first, then migration; the bar ends where, and so when, the release arrives. */
export function migration(composition: Composition) {
  const { length, height, gap, hatch: spacing } = composition.marks.migration;
  const side = composition.marks.backup.side;
  const row = composition.rows.migration;
  const [end, y] = arrival(composition);
  const start = end - length;

  let hatch = '';
  for (let x = start + 0.3 * spacing; x < end; x += spacing) {
    const across = Math.min(height, end - x);
    hatch += `M${x} ${row}l${across} ${-across}`;
  }
  return {
    bar: box(start, row, length, height),
    end,
    backup: box(start - gap - side, row, side, side),
    hatch,
    meets: `M${end} ${row}V${y - composition.marks.head}`,
  };
}

/** From the arrival on, production itself. */
export function liveTrack(composition: Composition): string {
  const [x, y] = arrival(composition);
  return `M${x} ${y}H${composition.reach}`;
}

/** Replica tracks, which open one after another like a rail yard's ladder, and close again. */
export function replicaTracks(composition: Composition): string {
  const { track: gap, peaks } = composition.marks.replicas;
  const [arrives, live] = arrival(composition);
  return peaks
    .flatMap(({ from, to, tracks }) =>
      Array.from({ length: tracks }, (_, index) => {
        const below = live - index * gap;
        const opens = arrives + from + index * gap;
        // The last track opened is the first to be taken away.
        const closes = arrives + to - index * 2 * gap;
        return polyline([
          [opens, below],
          [opens + gap, below - gap],
          [closes - gap, below - gap],
          [closes, below],
        ]);
      }),
    )
    .join('');
}

/** A release leaves the line, fails the health check below it and drops back. */
export function rollback(composition: Composition) {
  const { leaves, rise, fails, cross: arm } = composition.marks.rollback;
  const { tick } = composition.marks;
  const { arrives } = composition.route;
  const line = composition.rows.rollbacks;
  const failure: Point = [arrives + fails, line - rise];
  const check = composition.rows.health - tick.done / 2;

  return {
    line: `M${arrives} ${line}H${composition.reach}`,
    release: polyline([[arrives + leaves, line], [arrives + leaves + rise, line - rise], failure]),
    cross: cross(failure, arm),
    cause: `M${failure[0]} ${failure[1] + 2 * arm}V${check - arm - 2}`,
    /** Where the check would have passed. */
    passes: `M${failure[0]} ${check - tick.done / 2}v${tick.done}`,
    check: cross([failure[0], check], arm),
    ...dropBack(failure, arm, line),
  };
}

/** From a cross, a bend down to the line below, and the head of the arrow. */
export function dropBack([failedX, failedY]: Point, arm: number, line: number) {
  const start = failedX + arm + ARROW.gap;
  const bend = Math.min(ARROW.bend, (line - failedY) * 0.7);
  const [x, y] = [start + ARROW.on + bend, line - ARROW.gap];
  return {
    dropsBack: `M${rounded(start)} ${rounded(failedY)}h${ARROW.on}q${bend} 0 ${bend} ${bend}V${rounded(y)}`,
    arrowhead: polyline([
      [x - ARROW.head, y - ARROW.head],
      [x, y],
      [x + ARROW.head, y - ARROW.head],
    ]),
  };
}

/** The fastest releases all look alike, so they are one skewed dashed stroke. */
export function fastestReleases(composition: Composition) {
  const { rows, others, reach } = composition;
  const first = fastestDeparture(composition);
  const height = rows.push - rows.production;
  const lean = (Math.atan(others.fastest / height) * 180) / Math.PI;
  return {
    d: `M${rounded(first)} ${-height / 2}H${reach}`,
    strokeWidth: height,
    strokeDasharray: `1 ${others.spacing.fastest - 1}`,
    transform: `translate(0 ${rows.push})skewX(-${lean.toFixed(2)})`,
  };
}

/** Returns the first position after `from` of marks that repeat through `through`. */
function firstOf(every: number, through: number, from: number): number {
  return through - Math.floor((through - from) / every) * every;
}

/** A closed box standing on `bottom`. */
function box(left: number, bottom: number, width: number, height: number): string {
  return `M${left} ${bottom}v${-height}h${width}v${height}z`;
}
