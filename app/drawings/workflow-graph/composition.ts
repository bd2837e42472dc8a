import type { ShownComposition } from '#app/drawings/release-graph/composition.ts';

/** The release graph drawn large, with room at every stage for what happens when it fails. */
export interface WorkflowComposition extends ShownComposition {
  name: 'workflow-desktop' | 'workflow-phone';
  /** How far a failing release goes on before it stops. */
  failure: { goesOn: number; cross: number };
  /** Radius of the station that is being read about. */
  current: number;
}

/** Where a wait ends, the heavy stroke already bends; cut this much earlier, it ends straight. */
export const JOIN = 2;

export const workflowDesktop: WorkflowComposition = {
  name: 'workflow-desktop',
  shown: '@container workflow-graph (width >= 52.5rem)',
  width: 1200,
  height: 824,
  reach: 2000,
  rows: {
    push: 788,
    branch: 688,
    review: 588,
    preview: 488,
    staging: 388,
    production: 288,
    autoscaling: 222,
    health: 174,
    rollbacks: 126,
    migration: 78,
    backups: 34,
  },
  present: 0,
  route: {
    departs: 264,
    arrives: 724,
    waits: { branch: 36, review: 92, preview: 40, staging: 40 },
    clear: { before: 16, after: 72 },
  },
  past: {
    fastestDeparts: 1190,
    fastest: 26,
    apart: { current: 60, fastest: 7 },
    fade: { from: 130, to: 270 },
  },
  marks: {
    station: 7,
    head: 13,
    tick: { every: 14, planned: 8, done: 13 },
    backup: { every: 98, side: 13, offset: 56 },
    migration: { length: 46, height: 14, gap: 8 },
    yard: {
      track: 16.5,
      peaks: [
        { from: 40, to: 360, tracks: 4 },
        { from: 520, to: 840, tracks: 3 },
      ],
    },
    rollback: { leaves: 152, rise: 22, fails: 238, cross: 5.5 },
  },
  failure: { goesOn: 30, cross: 5.5 },
  current: 12,
};

export const workflowPhone: WorkflowComposition = {
  name: 'workflow-phone',
  shown: '@container workflow-graph (width < 52.5rem)',
  width: 370,
  height: 446,
  reach: 900,
  rows: {
    push: 432,
    branch: 380,
    review: 328,
    preview: 276,
    staging: 224,
    production: 172,
    autoscaling: 136,
    health: 107,
    rollbacks: 79,
    migration: 52,
    backups: 25,
  },
  present: 52,
  route: {
    departs: 98,
    arrives: 256,
    waits: { branch: 14, review: 36, preview: 14, staging: 14 },
    clear: { before: 9, after: 42 },
  },
  past: {
    fastestDeparts: 400,
    fastest: 16,
    apart: { current: 30, fastest: 5 },
    fade: { from: 104, to: 160 },
  },
  marks: {
    station: 5,
    head: 8.5,
    tick: { every: 10, planned: 7, done: 10 },
    backup: { every: 44, side: 10, offset: 22 },
    migration: { length: 18, height: 11, gap: 4 },
    yard: {
      track: 9,
      peaks: [
        { from: 18, to: 208, tracks: 4 },
        { from: 286, to: 460, tracks: 3 },
      ],
    },
    rollback: { leaves: 14, rise: 15, fails: 50, cross: 4 },
  },
  failure: { goesOn: 14, cross: 3.5 },
  current: 8.5,
};
