import { type View, views } from '#app/drawings/opening-graph/composition.ts';
import type { PageName } from '#content/pages.ts';

/** How a card differs from the others: its colours, its part of the graph, the room for its words. */
export interface CardComposition {
  ground: 'wheat' | 'ink';
  /** The graph's point in the card's left upper corner, and how far the graph is enlarged. */
  view: View;
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
    view: views.about,
    words: { width: 660, height: 330 },
  },
  careers: {
    ground: 'ink',
    view: views.careers,
    words: { width: 660, height: 330 },
  },
  product: {
    ground: 'ink',
    view: { x: 0, y: 0, scale: 1 },
    words: { width: 640, height: 330 },
  },
};
