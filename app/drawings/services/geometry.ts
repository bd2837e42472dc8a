export type Point = readonly [x: number, y: number];

/** Which of a drawing's two compositions: beside the list on a desktop, or in a narrow panel. */
export type Layout = 'wide' | 'narrow';

/**
 * Both compositions are drawn at 1:1, so that labels keep their size. Tracks run on to `reach`,
 * past the right edge of any panel, which cuts them off.
 */
export const frames = {
  wide: { width: 740, height: 292, reach: 1200 },
  narrow: { width: 330, height: 308, reach: 640 },
} as const satisfies Record<Layout, { width: number; height: number; reach: number }>;

/** One decimal is finer than a hairline, and these paths are in the HTML of the home page. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

export const between = (start: number, end: number, share: number) => start + (end - start) * share;

/** Path data through the points; level and plumb legs take their short forms. */
export function polyline(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const previous = points[index - 1];
      if (!previous) return `M${rounded(x)} ${rounded(y)}`;
      if (previous[1] === y) return `H${rounded(x)}`;
      if (previous[0] === x) return `V${rounded(y)}`;
      return `L${rounded(x)} ${rounded(y)}`;
    })
    .join('');
}

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
