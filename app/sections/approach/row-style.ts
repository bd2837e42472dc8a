import type { CSSProperties } from 'react';
import { round2 } from '#app/drawings/path.ts';

/** Where the line arrives at a row and leaves it, in percent of the axis, for the style sheet. */
export function rowStyle(arrives: number, leaves: number, axisHours: number) {
  const share = (hours: number) => `${round2((hours / axisHours) * 100)}%`;
  return {
    '--arrives': share(arrives),
    // A ring past the edge stays on it.
    '--leaves': share(Math.min(leaves, axisHours)),
  } as CSSProperties;
}
