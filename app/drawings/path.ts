export type Point = readonly [x: number, y: number];

/** One decimal is finer than a hairline. */
export const rounded = (value: number) => Math.round(value * 10) / 10;

export const between = (start: number, end: number, share: number) => start + (end - start) * share;

/** Rounds to two decimals: in a percentage, a tenth of a pixel on the widest screen. */
export const round2 = (value: number) => Math.round(value * 100) / 100;

/** Formats a share as a CSS percentage. */
export const percent = (share: number) => `${round2(share * 100)}%`;

/** Returns path data through the points. Relative commands compress better than coordinates. */
export function polyline(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([toX, toY], index) => {
      // From the rounded end of the last step, so that errors do not add up.
      const [across, down] = [rounded(toX - x), rounded(toY - y)];
      [x, y] = [x + across, y + down];
      if (index === 0) return `M${across} ${down}`;
      if (down === 0) return `h${across}`;
      if (across === 0) return `v${down}`;
      return `l${across} ${down}`;
    })
    .join('');
}

/** Joins the path data of the first `count` whole numbers. */
export function repeated(count: number, dataOf: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => dataOf(index)).join('');
}

/** Returns path data for two short strokes that cross at a point. */
export function cross([x, y]: Point, arm: number): string {
  const [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(rounded);
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}

/** Returns path data for a circle. One path for many is quicker to lay out than an element for each. */
export function ring([x, y]: Point, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 0-${2 * radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0`;
}

/** Returns the point in which two lines meet, each through two points. */
export function intersection(
  [[ax, ay], [bx, by]]: readonly [Point, Point],
  [[cx, cy], [dx, dy]]: readonly [Point, Point],
): Point {
  const t =
    ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) /
    ((bx - ax) * (dy - cy) - (by - ay) * (dx - cx));
  return [between(ax, bx, t), between(ay, by, t)];
}
