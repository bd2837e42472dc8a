/** Which of a drawing's compositions: by the width of the panel that it stands in. */
export type Layout = 'narrow' | 'middle' | 'wide';

/**
 * All compositions are drawn at 1:1, so that labels keep their size. Their words end before `words`,
 * the least that a panel shows of them; tracks run on to `reach`, past the right edge of any panel,
 * which cuts them off.
 */
export const frames = {
  narrow: { words: 330, reach: 640 },
  middle: { words: 450, reach: 1200 },
  wide: { words: 620, reach: 1200 },
} as const satisfies Record<Layout, { words: number; reach: number }>;

/** The drawings' height, and how far below one composition the next one stands in the file. */
export const drawingHeight = 276;
export const layoutStep = 400;
