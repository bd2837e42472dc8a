import type { CSSProperties } from 'react';
import { round2 } from '#app/drawings/path.ts';

/** A row's place from the top, and where the line arrives at it and leaves it, in percent of the axis. */
export function rowStyle(row: number, arrives: number, leaves: number, axisHours: number) {
  const share = (hours: number) => `${round2((hours / axisHours) * 100)}%`;
  return {
    '--row': row,
    '--arrives': share(arrives),
    // A ring past the edge stays on it.
    '--leaves': share(Math.min(leaves, axisHours)),
  } as CSSProperties;
}
