import type { OtherReleasesOptions } from '#app/drawings/other-releases.ts';
import { type RowKey, rowKeys } from '#content/pipeline.ts';

/** Maps each row to its y, given from the bottom row (push) upwards. */
function rowsAt(...ys: number[]): Record<RowKey, number> {
  const rows = rowKeys.map((row, index) => [row, ys[index]]);
  return Object.fromEntries(rows);
}

/**
 * Everything that varies between layouts of the graph. Paths, keyframes and label positions are computed from these
 * numbers. X is time, in px from the labels' left edge. A row's y is the y of the row's line.
 */
export type GraphLayout = typeof desktop;

export const desktop = {
  name: 'desktop',
  /** The at-rule under which pages show this layout. */
  atRule: '@media not (--phone)',
  width: 1000,
  height: 612,
  /** The x at which lines end. Beyond `width`, lines only show in wide viewports. */
  endX: 2600,
  rows: rowsAt(581, 508, 435, 362, 289, 216, 168, 132, 96, 60, 26),
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
  } as OtherReleasesOptions,
  marks: {
    ring: 6,
    dot: 11,
    /** The distance between health checks. */
    checkSpacing: 14,
    // X coordinates are relative to the arrival.
    /** The x of the first backup after the arrival, and the distance between backups. */
    backups: { from: 70, spacing: 98 },
    migrationLength: 54,
    /** The distance between replica tracks, the first load peak's x and length, and the distance between peaks. */
    replicas: { spacing: 12, from: 36, length: 300, peakSpacing: 420 },
    /** The x where a failing release leaves the line, and the x where it fails, which must be at a health check. */
    rollback: { leaves: 56, fails: 140 },
  },
};

export const phone: GraphLayout = {
  name: 'phone',
  atRule: '@media (--phone)',
  width: 370,
  height: 322,
  endX: 900,
  rows: rowsAt(286, 258, 230, 202, 174, 146, 118, 94, 70, 46, 22),
  route: { departs: 98, arrives: 256, waits: [0, 10, 40, 11, 10] },
  otherReleases: {
    nearest: { before: 16, after: 157 },
    fastestFrom: 370,
    fastestWidth: 16,
    spacing: { current: 25, fastest: 5 },
  },
  marks: {
    ring: 5,
    dot: 8.5,
    checkSpacing: 10,
    backups: { from: 18, spacing: 52 },
    migrationLength: 20,
    replicas: { spacing: 7, from: 18, length: 190, peakSpacing: 260 },
    rollback: { leaves: 14, fails: 50 },
  },
};
