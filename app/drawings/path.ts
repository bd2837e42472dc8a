export type Point = readonly [x: number, y: number];

/** One decimal is finer than a hairline. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

export const between = (start: number, end: number, share: number) => start + (end - start) * share;

/** A CSS percentage. Two decimals are a tenth of a pixel on the widest screen. */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Path data through the points; horizontal and vertical legs take their short forms. */
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

/** Two short strokes that cross at a point. */
export function cross([x, y]: Point, arm: number): string {
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(rounded);
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}
