export interface Point {
  x: number;
  y: number;
}

/** One decimal, no zero before or after the point: path text is most of what a drawing weighs. */
export function compact(value: number): string {
  return String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0');
}

/** A polyline as relative commands. Steps are taken between rounded points, so errors never add up. */
export function polyline([start, ...rest]: readonly Point[]): string {
  if (!start) return '';
  let at = rounded(start);
  let path = `M${join(at.x, at.y)}`;
  for (const point of rest) {
    const next = rounded(point);
    path += step(next.x - at.x, next.y - at.y);
    at = next;
  }
  return path;
}

/** A closed box standing on `bottom`. */
export function box(left: number, bottom: number, width: number, height: number): string {
  const across = compact(width);
  return `M${join(left, bottom)}v${compact(-height)}h${across}v${compact(height)}h-${across}z`;
}

/** Two short strokes crossing at a point. */
export function cross({ x, y }: Point, arm: number): string {
  const whole = compact(2 * arm);
  return `M${join(x - arm, y - arm)}l${whole} ${whole}m0-${whole}l-${whole} ${whole}`;
}

/** A pair of numbers; a minus sign separates as well as a space does. */
export function join(first: number, second: number): string {
  const [a, b] = [compact(first), compact(second)];
  return b.startsWith('-') ? a + b : `${a} ${b}`;
}

function step(dx: number, dy: number): string {
  if (compact(dy) === '0') return `h${compact(dx)}`;
  if (compact(dx) === '0') return `v${compact(dy)}`;
  return `l${join(dx, dy)}`;
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
