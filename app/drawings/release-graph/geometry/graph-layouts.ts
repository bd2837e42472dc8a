import { type RowKey, rowKeys } from '#content/pipeline.ts';

/** Assigns a height to each row, from the push upwards. */
export function rowsAt(...heights: number[]): Record<RowKey, number> {
  const rows = rowKeys.map((row, index) => [row, heights[index]]);
  return Object.fromEntries(rows);
}

/**
 * Everything that differs between two drawings of the graph. x is time, in pixels at 1:1 from the
 * labels' left edge; y is a row's line. Every path, keyframe and label position follows from this.
 */
export type GraphLayout = typeof desktop;

export const desktop = {
  name: 'desktop',
  /** A page shows one of two layouts; the at-rule decides which. */
  atRule: '@media not (--phone)',
  width: 1000,
  height: 612,
  /** How far the lines run past `width`, for wide windows. */
  reach: 2600,
  rows: rowsAt(581, 508, 435, 362, 289, 216, 168, 132, 96, 60, 26),
  route: {
    departs: 272,
    arrives: 590,
    /** The wait at each stage before production. */
    waits: [0, 16, 56, 20, 20],
  },
  others: {
    /** The departures closest to the route's: as close as none touches it. */
    nearest: { before: 152, after: 356 },
    /** From this departure on, every release takes `fastestWidth`. */
    fastestFrom: 900,
    fastestWidth: 22,
    /** Time between two departures, around the current release and among the fastest. */
    spacing: { current: 34, fastest: 5.5 },
    /** The lines fade in between these x, beside the labels. */
    fade: { from: 120, to: 250 },
  },
  marks: {
    station: 6,
    head: 11,
    /** Health checks: how often, how tall before and after arrival. */
    tick: { every: 14, planned: 8, done: 12 },
    /** Backups are squares. `offset` is measured from the arrival, like everything below. */
    backup: { every: 98, side: 12, offset: 70 },
    /** `hatch` is the distance of the lines that fill the bar. */
    migration: { length: 54, height: 13, gap: 10, hatch: 10 },
    /** Peaks of load: replica tracks open one by one at `from` and close again at `to`. */
    replicas: {
      track: 12,
      peaks: [
        { from: 36, to: 336, tracks: 4 },
        { from: 480, to: 780, tracks: 3 },
        { from: 860, to: 1180, tracks: 4 },
      ],
    },
    /** The failing release: where it leaves, how far it rises, where it fails (at a tick: see `every`). */
    rollback: { leaves: 56, rise: 20, fails: 140, cross: 5 },
  },
};

export const phone: GraphLayout = {
  name: 'phone',
  atRule: '@media (--phone)',
  width: 370,
  height: 322,
  reach: 900,
  rows: rowsAt(286, 258, 230, 202, 174, 146, 118, 94, 70, 46, 22),
  route: {
    departs: 98,
    arrives: 256,
    waits: [0, 10, 40, 11, 10],
  },
  others: {
    nearest: { before: 16, after: 157 },
    fastestFrom: 370,
    fastestWidth: 16,
    spacing: { current: 25, fastest: 5 },
    fade: { from: 104, to: 160 },
  },
  marks: {
    station: 5,
    head: 8.5,
    tick: { every: 10, planned: 7, done: 10 },
    backup: { every: 52, side: 10, offset: 18 },
    migration: { length: 24, height: 11, gap: 5, hatch: 5 },
    replicas: {
      track: 7,
      peaks: [
        { from: 18, to: 208, tracks: 4 },
        { from: 286, to: 460, tracks: 3 },
      ],
    },
    rollback: { leaves: 14, rise: 14, fails: 50, cross: 4 },
  },
};
