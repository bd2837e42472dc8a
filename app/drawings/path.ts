export type Point = readonly [x: number, y: number];

/** Rounds to two decimal places. In percent, that is about a tenth of a pixel on a wide screen. */
export const round2 = (value: number) => Math.round(value * 100) / 100;

/** Formats a fraction as a CSS percentage. */
export const percent = (fraction: number) => `${round2(fraction * 100)}%`;

/** Interpolates between two numbers: `t` is 0 at the start and 1 at the end. */
export const lerp = (start: number, end: number, t: number) => start + (end - start) * t;

/** Returns path data for a line through the points. Relative commands compress better than absolute ones. */
export function polyline(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY]) => {
    // Starts from the rounded end of the last step, so that rounding errors do not accumulate.
    const [dx, dy] = [round2(toX - x), round2(toY - y)];
    [x, y] = [x + dx, y + dy];
    return `${dx} ${dy}`;
  });
  return `M${steps.join('l')}`;
}

/** Concatenates `segment(0)` to `segment(count - 1)`. */
export function repeatPath(count: number, segment: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => segment(index)).join('');
}

/** Returns path data for two short strokes that cross at a point. */
export function cross([x, y]: Point, arm: number): string {
  const size = 2 * arm;
  return `M${round2(x - arm)} ${round2(y - arm)}l${size} ${size}m0-${size}l-${size} ${size}`;
}

/** Returns path data for a circle. One path for many circles is laid out faster than one element each. */
export function ring([x, y]: Point, radius: number): string {
  return `M${x + radius} ${y}a${radius} ${radius} 0 1 0-${2 * radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0`;
}
