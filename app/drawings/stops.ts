import type { Point } from './path.ts';

/** A row that a release passes: the x where its line arrives, and the x where it leaves after waiting. */
interface Stop {
  y: number;
  arrives: number;
  leaves: number;
}

type StopsAt<Rows> = { [Row in keyof Rows]: Rows[Row] & Stop };

/** A release: the x of its push, the x at which it reaches production, and its waits at the rows between. */
export interface Route {
  departs: number;
  arrives: number;
  waits: readonly number[];
}

/** Computes where a release arrives at and leaves each row. Its slope is the same everywhere. */
export function releaseStops<Rows extends readonly { y: number }[]>(
  rows: Rows,
  { departs, arrives, waits }: Route,
): StopsAt<Rows> {
  const totalWait = waits.reduce((sum, wait) => sum + wait, 0);
  const height = (rows[0]?.y ?? 0) - (rows.at(-1)?.y ?? 0);
  return computeStops(departs, rows, (arrives - departs - totalWait) / height, waits);
}

/**
 * Computes where a line that starts at `startX` arrives at each row, and where it leaves. At a row, the line moves
 * right by the row's wait. Between rows, it moves `dxPerDy` units right per unit up, so a small `dxPerDy` is steep.
 */
export function computeStops<Rows extends readonly { y: number }[]>(
  startX: number,
  rows: Rows,
  dxPerDy: number,
  waits: readonly number[],
) {
  let x = startX;
  return rows.map((row, index) => {
    const below = rows[index - 1] ?? row;
    const [arrives] = pointAtY([x, below.y], dxPerDy, row.y);
    x = arrives + (waits[index] ?? 0);
    return { ...row, arrives, leaves: x };
  }) as StopsAt<Rows>;
}

/** Returns the point with the Y coordinate `endY` on a line from `[x, y]` that moves `dxPerDy` right per unit up. */
export function pointAtY([x, y]: Point, dxPerDy: number, endY: number): Point {
  return [x + (y - endY) * dxPerDy, endY];
}

/** Returns the points of the line: two per stop with a wait, one per stop without. */
export function linePoints(stops: readonly Stop[]): Point[] {
  return stops.flatMap(({ y, arrives, leaves }): Point[] => {
    const arrival: Point = [arrives, y];
    return leaves > arrives ? [arrival, [leaves, y]] : [arrival];
  });
}

export const arrivalPoint = ({ arrives, y }: Pick<Stop, 'arrives' | 'y'>): Point => [arrives, y];
