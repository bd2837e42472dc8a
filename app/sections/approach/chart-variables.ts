import type { CSSProperties } from 'react';
import { percent } from '#app/drawings/path.ts';

/** Where the line arrives without waits and with them, in percent of the axis. */
export function chartVariables(work: number, total: number, axisHours: number) {
  return {
    '--work-x': percent(work / axisHours),
    '--total-x': percent(Math.min(total / axisHours, 1)),
  } as CSSProperties;
}

/** A row's index from the top, and where the line arrives at and leaves it, in percent of the axis. */
export function rowVariables(index: number, arrives: number, leaves: number, axisHours: number) {
  return {
    '--row-index': index,
    '--arrives-x': percent(arrives / axisHours),
    // Clamped, so that a ring beyond the axis sits on its edge.
    '--leaves-x': percent(Math.min(leaves / axisHours, 1)),
  } as CSSProperties;
}
