/** A drawing's layout, by the width of its panel. */
export type PanelSize = 'narrow' | 'middle' | 'wide';

/**
 * All layouts are drawn at 1:1, so that labels keep their size. A panel of at least `from` pixels shows one.
 * Words end at `wordsEnd`, which every such panel shows; tracks run on to `reach`, where any panel clips them.
 */
export const panels = {
  narrow: { from: 0, wordsEnd: 330, reach: 640 },
  middle: { from: 430, wordsEnd: 450, reach: 1200 },
  wide: { from: 600, wordsEnd: 620, reach: 1200 },
} as const satisfies Record<PanelSize, { from: number; wordsEnd: number; reach: number }>;

export const panelSizes = Object.keys(panels) as PanelSize[];

/** The drawings' height, and the distance of two layouts stacked in the file. */
export const drawingHeight = 276;
export const layoutStep = 400;
