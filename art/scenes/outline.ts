import type { Point } from '../svg.ts';

export const rectangle = (width: number, depth: number): Point[] => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, depth / 2],
  [-width / 2, depth / 2],
];

export const round = (radius: number, corners = 20): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

/** The smallest convex outline around the points, anticlockwise. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && turnOf(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The part of an outline inside a convex, anticlockwise one. */
export function clip(outline: readonly Point[], inside: readonly Point[]): Point[] {
  return inside.reduce<Point[]>(
    (rest, from, index) => {
      const to = inside[(index + 1) % inside.length];
      return rest.flatMap((point, at) => {
        const next = rest[(at + 1) % rest.length] ?? point;
        const [here, there] = [turnOf(from, to, point), turnOf(from, to, next)];
        const kept = here >= 0 ? [point] : [];
        if (here >= 0 === there >= 0) return kept;
        const share = here / (here - there);
        return [
          ...kept,
          [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])],
        ];
      });
    },
    [...outline],
  );
}

function turnOf(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 0;
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
