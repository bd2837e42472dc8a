import { desktop, phone, rowsAt } from '#app/drawings/release-graph/geometry/graph-layouts.ts';

/** The heavy stroke bends before a wait's end. Cut this much earlier, it ends straight. */
export const JOIN = 2;

/** The release graph drawn large, with room at every stage for what happens when it fails. */
export type WorkflowLayout = typeof workflowDesktop;

export const workflowDesktop = {
  name: 'workflow-desktop',
  atRule: '@container workflow-graph (width >= 44rem)',
  width: 900,
  height: 537,
  reach: 1700,
  rows: rowsAt(501, 445, 389, 333, 277, 221, 173, 137, 101, 65, 29),
  route: {
    departs: 258,
    arrives: 592,
    waits: [0, 26, 72, 30, 30],
  },
  others: {
    nearest: { before: 132, after: 417 },
    fastestDeparts: 940,
    fastest: 24,
    spacing: { current: 46, fastest: 6.5 },
    fade: { from: 130, to: 260 },
  },
  marks: {
    ...desktop.marks,
    backup: { every: 98, side: 12, offset: 42 },
    migration: { length: 42, height: 13, gap: 8, hatch: 10 },
    replicas: {
      track: 12,
      peaks: [
        { from: 24, to: 220, tracks: 4 },
        { from: 330, to: 560, tracks: 3 },
      ],
    },
    rollback: { leaves: 96, rise: 20, fails: 168, cross: 5 },
  },
  /** How far a failing release runs before it stops, and half of its cross. */
  failure: { length: 24, cross: 5 },
  /** Radius of the station that is being read about. */
  current: 10,
};

export const workflowPhone: WorkflowLayout = {
  name: 'workflow-phone',
  atRule: '@container workflow-graph (width < 44rem)',
  width: 370,
  height: 314,
  reach: 900,
  rows: rowsAt(300, 271, 242, 213, 184, 155, 122, 97, 73, 49, 25),
  route: {
    departs: 98,
    arrives: 256,
    waits: [0, 14, 36, 14, 14],
  },
  others: {
    ...phone.others,
    nearest: { before: 29, after: 201 },
    fastestDeparts: 400,
    spacing: { current: 30, fastest: 5 },
  },
  marks: {
    ...phone.marks,
    migration: { length: 18, height: 11, gap: 4, hatch: 5 },
    replicas: { track: 11, peaks: [{ from: 10, to: 134, tracks: 3 }] },
  },
  failure: { length: 14, cross: 3.5 },
  current: 8.5,
};
