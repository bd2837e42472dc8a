import { colours } from '#content/colours.ts';
import type { PageName } from '#content/pages.ts';

/** The size that social networks expect (px). */
export const cardSize = { width: 1200, height: 630 } as const;

/** A card's colours, its part of the graph and the space for its title. */
export type CardLayout = typeof onInk;

const onInk = {
  background: colours['--ink'] as string,
  text: colours['--paper'] as string,
  line: colours['--wheat'] as string,
  // Pine is invisible on ink.
  production: colours['--wheat'] as string,
  /** The hero's graph: its scale, and its point in the card's upper left corner. */
  graph: { scale: 1.1, x: -243, y: 43 },
  titleBox: { width: 640, height: 330 },
};

const layouts: Partial<Record<PageName, CardLayout>> = {
  home: {
    ...onInk,
    background: colours['--wheat'],
    text: colours['--ink'],
    line: colours['--ink'],
    production: colours['--pine'],
    titleBox: { width: 780, height: 205 },
  },
  about: { ...onInk, graph: { scale: 1.65, x: -183, y: 259 } },
  careers: { ...onInk, graph: { scale: 1.65, x: 63, y: -8 } },
};

/** Returns a page's layout, by default the whole graph on ink. */
export function cardLayout(page: PageName): CardLayout {
  return layouts[page] ?? onInk;
}
