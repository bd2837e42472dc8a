import { type RowKey, rowKeys } from '#content/pipeline.ts';

/** Maps each row to its y, given from the bottom row (push) upwards. */
function rowYs(...ys: number[]): Record<RowKey, number> {
  const rows = rowKeys.map((row, index) => [row, ys[index]]);
  return Object.fromEntries(rows);
}

/**
 * Everything that varies between layouts of the graph. Paths, keyframes and label positions are computed from it. X is
 * time, in px from the labels' left edge. A row's y is that of its line.
 */
export type GraphLayout = typeof desktop;

export const desktop = {
  name: 'desktop',
  /** The at-rule under which pages show this layout. */
  atRule: '@media not (--phone)',
  width: 1000,
  height: 612,
  /** The x at which lines end. Beyond `width` they only show in wide viewports. */
  endX: 2600,
  rows: rowYs(581, 508, 435, 362, 289, 216, 168, 132, 96, 60, 26),
  route: {
    departs: 272,
    arrives: 590,
    /** The wait at each stage before production. */
    waits: [0, 16, 56, 20, 20],
  },
  otherReleases: {
    nearest: { before: 152, after: 356 },
    fastestFrom: 900,
    fastestWidth: 22,
    spacing: { current: 34, fastest: 5.5 },
  },
  /** The x coordinates between which the background fades in, to the right of the labels. */
  fade: { from: 120, to: 250 },
  marks: {
    ring: 6,
    dot: 11,
    /** The ticks of the health checks. */
    tick: { spacing: 14, height: 12 },
    /** Squares for planned backups and for those after the arrival. From here on, x is relative to the arrival. */
    backup: { spacing: 98, side: 12, plannedFrom: -322, doneFrom: 70 },
    /** The migration's bar, which ends at the arrival. `spacing` is that of the lines that fill it. */
    migration: { length: 54, spacing: 10 },
    /** Load peaks: `tracks` replicas branch off one by one from `from` on, and all have rejoined at `to`. */
    replicas: {
      spacing: 12,
      peaks: [
        { from: 36, to: 336, tracks: 4 },
        { from: 480, to: 780, tracks: 3 },
        { from: 860, to: 1180, tracks: 4 },
      ],
    },
    /** The failing release: where it branches off, how far it rises, and where it fails, which is on a tick. */
    rollback: { leaves: 56, rise: 20, fails: 140 },
  },
};

export const phone: GraphLayout = {
  name: 'phone',
  atRule: '@media (--phone)',
  width: 370,
  height: 322,
  endX: 900,
  rows: rowYs(286, 258, 230, 202, 174, 146, 118, 94, 70, 46, 22),
  route: { departs: 98, arrives: 256, waits: [0, 10, 40, 11, 10] },
  otherReleases: {
    nearest: { before: 16, after: 157 },
    fastestFrom: 370,
    fastestWidth: 16,
    spacing: { current: 25, fastest: 5 },
  },
  fade: { from: 104, to: 160 },
  marks: {
    ring: 5,
    dot: 8.5,
    tick: { spacing: 10, height: 10 },
    backup: { spacing: 52, side: 10, plannedFrom: -86, doneFrom: 18 },
    migration: { length: 24, spacing: 5 },
    replicas: {
      spacing: 7,
      peaks: [
        { from: 18, to: 208, tracks: 4 },
        { from: 286, to: 460, tracks: 3 },
      ],
    },
    rollback: { leaves: 14, rise: 14, fails: 50 },
  },
};
