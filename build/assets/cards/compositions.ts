import { type Composition, desktop } from '#app/drawings/release-graph/composition.ts';
import type { PageName } from '#content/pages.ts';

/** Pixels of a card, as every network shows it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** How a card differs from the others: its colours, its part of the graph, the room for its words. */
export interface CardComposition {
  ground: 'wheat' | 'ink';
  /** The graph's point in the card's left upper corner, and how far the graph is enlarged. */
  view: { x: number; y: number; scale: number };
  words: { width: number; height: number };
}

export const compositions: Record<PageName, CardComposition> = {
  home: {
    ground: 'wheat',
    view: { x: 0, y: 0, scale: 1 },
    words: { width: 780, height: 250 },
  },
  about: {
    ground: 'ink',
    view: { x: 52, y: 232, scale: 1.5 },
    words: { width: 660, height: 330 },
  },
  careers: {
    ground: 'wheat',
    view: { x: 336, y: -52, scale: 1.5 },
    words: { width: 660, height: 330 },
  },
  product: {
    ground: 'ink',
    view: { x: 0, y: 0, scale: 1 },
    words: { width: 640, height: 330 },
  },
};

/** The hero's graph on the measure of a card: without labels, and under the words in its corner. */
export const graph: Composition = {
  ...desktop,
  ...cardSize,
  name: 'card',
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
