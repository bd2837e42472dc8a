import {
  desktop,
  type GraphLayout,
  rowsAt,
} from '#app/drawings/release-graph/geometry/graph-layouts.ts';
import type { PageName } from '#content/pages.ts';

/** The size that social networks expect (px). */
export const cardSize = { width: 1200, height: 630 } as const;

/** How a page's card differs from the others. */
type CardLayout = typeof onInk;

const onInk = {
  ground: 'ink' as 'wheat' | 'ink',
  /** The graph's point in the card's upper left corner, and how far the graph is enlarged. */
  view: { x: 0, y: 0, scale: 1 },
  /** The room for the title. */
  words: { width: 640, height: 330 },
};

const layouts: Partial<Record<PageName, CardLayout>> = {
  home: { ...onInk, ground: 'wheat', words: { width: 780, height: 205 } },
  about: { ...onInk, view: { x: 66, y: 238, scale: 1.5 } },
  careers: { ...onInk, view: { x: 336, y: -56, scale: 1.5 } },
};

/** A page without a layout of its own shows the whole graph on ink. */
export function cardLayout(page: PageName): CardLayout {
  return layouts[page] ?? onInk;
}

/** The hero's graph without labels, for words in its upper left corner. */
export const cardGraph: GraphLayout = {
  ...desktop,
  ...cardSize,
  reach: 1600,
  rows: rowsAt(592, 508, 428, 348, 268, 190, 142, 104, 85, 85, 66),
  route: {
    departs: 552,
    arrives: 916,
    waits: [0, 18, 58, 22, 22],
  },
  others: {
    nearest: { before: 431, after: 644 },
    fastestFrom: 1290,
    fastestWidth: 22,
    spacing: { current: 36, fastest: 6 },
    fade: { from: 300, to: 480 },
  },
  marks: {
    ...desktop.marks,
    station: 8,
    head: 15,
    tick: { every: 18, planned: 10, done: 16 },
    backup: { every: 98, side: 16, offset: 70 },
    replicas: { track: 12, peaks: [{ from: 40, to: 420, tracks: 4 }] },
  },
};
