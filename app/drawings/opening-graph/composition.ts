import { type Composition, desktop } from '#app/drawings/release-graph/geometry/composition.ts';

/** Pixels of the picture beside a shared link, as every network shows it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The graph's point in a card's left upper corner, and how far the graph is enlarged. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

/** What a page's opening and its card show of the graph. */
export const views = {
  about: { x: 66, y: 238, scale: 1.5 },
  careers: { x: 336, y: -56, scale: 1.5 },
} as const satisfies Record<string, View>;

/** The hero's graph without labels, for words in its upper left corner. */
export const openingGraph: Composition = {
  ...desktop,
  ...cardSize,
  name: 'opening',
  reach: 1600,
  rows: {
    push: 592,
    branch: 508,
    review: 428,
    preview: 348,
    staging: 268,
    production: 190,
    autoscaling: 142,
    health: 104,
    rollbacks: 85,
    migration: 85,
    backups: 66,
  },
  route: {
    departs: 552,
    arrives: 916,
    waits: { branch: 18, review: 58, preview: 22, staging: 22 },
    clear: { before: 26, after: 18 },
  },
  past: {
    fastestDeparts: 1290,
    fastest: 22,
    apart: { current: 36, fastest: 6 },
    fade: { from: 300, to: 480 },
  },
  marks: {
    ...desktop.marks,
    station: 8,
    head: 15,
    tick: { every: 18, planned: 10, done: 16 },
    backup: { every: 98, side: 16, offset: 70 },
    yard: { track: 12, peaks: [{ from: 40, to: 420, tracks: 4 }] },
  },
};
