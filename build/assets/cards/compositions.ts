import { type View, views } from '#app/drawings/opening-graph/composition.ts';
import type { PageName } from '#content/pages.ts';

/** How a card differs from the others: its colours, its part of the graph, the room for its words. */
export interface CardComposition {
  ground: 'wheat' | 'ink';
  /** The graph's point in the card's left upper corner, and how far the graph is enlarged. */
  view: View;
  words: { width: number; height: number };
}

const whole: View = { x: 0, y: 0, scale: 1 };
const onInk: CardComposition = {
  ground: 'ink',
  view: whole,
  words: { width: 640, height: 330 },
};

const compositions: Partial<Record<PageName, CardComposition>> = {
  home: { ground: 'wheat', view: whole, words: { width: 780, height: 250 } },
  about: { ...onInk, view: views.about, words: { width: 660, height: 330 } },
  careers: { ...onInk, view: views.careers, words: { width: 660, height: 330 } },
};

/** A page without a composition of its own shows the whole graph on ink. */
export function compositionOf(page: PageName): CardComposition {
  return compositions[page] ?? onInk;
}
