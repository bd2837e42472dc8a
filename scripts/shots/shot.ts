import type { BrowserContextOptions, Locator, Page } from '@playwright/test';

export const pagePaths = {
  home: '/',
  about: '/about',
  careers: '/careers',
  product: '/product',
  'not-found': '/no-such-page',
} as const;

export type PageName = keyof typeof pagePaths;

/** Widths every page is shown at, each with a height that such a window has. */
export const windowHeights: Readonly<Record<number, number>> = {
  360: 800,
  390: 844,
  768: 1024,
  1024: 768,
  1280: 800,
  1440: 900,
  1920: 1080,
};
export const everyWidth = Object.keys(windowHeights).map(Number);
export const phone = 390;
export const tablet = 768;
export const laptop = 1280;

/** What of the page goes into the picture; `paper` makes a PDF instead. */
export type Subject = 'whole page' | 'window' | 'paper' | Part;

interface Part {
  part: Locator;
  margin?: number;
  /** Seconds into its loop at which endless motion is shown. */
  moment?: number;
}

/** Something a page can look like, apart from its width. The first word of its name is its group. */
export interface State {
  page: PageName;
  name: string;
  widths?: readonly number[];
  height?: number;
  browser?: BrowserContextOptions;
  /** States with the same word here leave a page fit for each other, and are shown on one. */
  sharing?: 'looking' | 'pointing' | 'choosing';
  /** Brings the state about on the page, which has been opened and read through; time stands still. */
  show?: (page: Page, width: number) => Promise<Subject>;
}

export interface Shot extends State {
  width: number;
  /** Below the folder of all pictures. */
  file: string;
}

export function shotsOf(states: readonly State[]): Shot[] {
  return states.flatMap((state) =>
    (state.widths ?? [phone, laptop]).map((width) => ({
      ...state,
      width,
      file: fileOf(state, width),
    })),
  );
}

function fileOf({ page, name }: State, width: number): string {
  if (name === atRest) return `${page}/${width}.png`;
  if (name.endsWith('-paper')) return `${page}/states/${name}.pdf`;
  return `${page}/states/${name}-${width}.png`;
}

/** The state of a page that nobody has touched. */
export const atRest = 'at-rest';
