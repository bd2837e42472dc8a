import type { Point } from './path.ts';

/** A row on a release's way: where the release arrives, and where it leaves after waiting. */
export interface Stop {
  y: number;
  arrives: number;
  leaves: number;
}

/** Computes a line that climbs from x through the rows, `run` to the right per unit of height, and waits at each. */
export function climb<Rows extends readonly Pick<Stop, 'y'>[]>(
  x: number,
  rows: Rows,
  run: number,
  waits: readonly number[],
) {
  return rows.map((row, index) => {
    const below = rows[index - 1] ?? row;
    const [arrives] = climbTo([x, below.y], run, row.y);
    x = arrives + (waits[index] ?? 0);
    return { ...row, arrives, leaves: x };
  }) as { [Row in keyof Rows]: Rows[Row] & Stop };
}

/** Returns where a line that climbs from a point, `run` to the right per unit of height, reaches a height. */
export function climbTo([x, y]: Point, run: number, height: number): Point {
  return [x + (y - height) * run, height];
}

/** Returns the pushes between two positions, with the gap that `gapAfter` gives after each. */
export function pushes(from: number, until: number, gapAfter: (push: number) => number): number[] {
  const found: number[] = [];
  for (let push = from; push < until; push += gapAfter(push)) found.push(push);
  return found;
}

/** Returns the line through the stops. */
export function lineThrough(stops: readonly Stop[]): Point[] {
  return stops.flatMap(({ y, arrives, leaves }): Point[] => {
    const arrival: Point = [arrives, y];
    return leaves > arrives ? [arrival, [leaves, y]] : [arrival];
  });
}

export const arrivalAt = ({ arrives, y }: Pick<Stop, 'arrives' | 'y'>): Point => [arrives, y];
