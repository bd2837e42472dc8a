export type Point = readonly [x: number, y: number];
export interface Size {
  width: number;
  height: number;
}

/** A drawing's own size, and its SVG. */
export interface Picture {
  size: Size;
  draw: () => string;
}

type Attributes = Record<string, string | number | undefined>;

/** One SVG element as text. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return `<${name}${written}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]) =>
  el('g', attributes, ...children);

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return el('rect', { x, y, width, height, fill });
}

export function polygon(
  points: readonly Point[],
  fill: string,
  attributes: Attributes = {},
): string {
  return el('polygon', { points: list(points), fill, ...attributes });
}

export function polyline(points: readonly Point[], attributes: Attributes): string {
  return el('polyline', { points: list(points), fill: 'none', ...attributes });
}

/** A hairline that is one pixel at the picture's own size. */
export function rule(from: Point, to: Point, stroke: string, attributes: Attributes = {}): string {
  return polyline([from, to], { stroke, 'stroke-width': 1, ...attributes });
}

export function circle([cx, cy]: Point, r: number, attributes: Attributes): string {
  return el('circle', { cx, cy, r, ...attributes });
}

/** The outermost element. It fills the page it stands on, to the last part of a pixel. */
export function svg({ width, height }: Size, ...children: readonly string[]): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'xMidYMid slice',
  };
  return el('svg', attributes, ...children);
}

const list = (points: readonly Point[]) =>
  points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

const round = (value: number) => Math.round(value * 100) / 100;
