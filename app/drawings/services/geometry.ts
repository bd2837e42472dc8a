import { rounded } from '#app/drawings/path.ts';

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

interface Curtain {
  bottom: number;
  top: number;
  /** Where the first line leaves the bottom row, and how far apart the lines stand. */
  from: number;
  to: number;
  gap: number;
  /** How far a line moves to the right on its way up: the first line's lean and the last one's. */
  lean: readonly [first: number, last: number];
}

/** Earlier and later releases: fine lines from row to row that tighten towards upright. */
export function curtain({ bottom, top, from, to, gap, lean: [first, last] }: Curtain): string {
  const count = Math.round((to - from) / gap);
  const lines = Array.from({ length: count }, (_, index) => {
    const lean = last + (first - last) * (1 - index / count) ** 1.6;
    return `M${rounded(from + index * gap)} ${bottom}l${rounded(lean)} ${top - bottom}`;
  });
  return lines.join('');
}
