/** Which of a drawing's layouts: by the width of the panel that it stands in. */
export type PanelSize = 'narrow' | 'middle' | 'wide';

/**
 * All layouts are drawn at 1:1, so that labels keep their size. A panel of at least `from` pixels
 * shows one, and at least `wordsEnd` of it, where its words end; tracks run on to `reach`, past the right
 * edge of any panel, which cuts them off.
 */
export const panels = {
  narrow: { from: 0, wordsEnd: 330, reach: 640 },
  middle: { from: 430, wordsEnd: 450, reach: 1200 },
  wide: { from: 600, wordsEnd: 620, reach: 1200 },
} as const satisfies Record<PanelSize, { from: number; wordsEnd: number; reach: number }>;

export const panelSizes = Object.keys(panels) as PanelSize[];

/** The drawings' height, and how far below one layout the next one stands in the file. */
export const drawingHeight = 276;
export const layoutStep = 400;
