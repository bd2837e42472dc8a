import { between } from '#app/drawings/path.ts';
import type { GraphLayout } from './graph-layouts.ts';

/** One run of the animation, in seconds: no longer than the slide shows. */
export const DURATION = 7;
const DEPARTURE = 0.3;
export const ARRIVAL = 2.9;

export interface Moment {
  /** Seconds from the beginning. */
  at: number;
  x: number;
}

/** Converts x to seconds. The speed is constant up to the drawing's width. */
export function secondsAt(layout: GraphLayout, x: number): number {
  return DEPARTURE + (x - layout.route.departs) / speed(layout);
}

/**
 * Returns the sweep of "now" across the graph. It speeds up past the layout's own width, which only wide
 * windows show.
 */
export function sweep(layout: GraphLayout): [Moment, Moment, Moment] {
  return [
    { at: 0, x: layout.route.departs - DEPARTURE * speed(layout) },
    { at: secondsAt(layout, layout.width), x: layout.width },
    { at: DURATION, x: layout.reach },
  ];
}

/** Interpolates between moments: the second at an x, or the x at a second. */
export function interpolate(
  moments: readonly Moment[],
  from: keyof Moment,
  to: keyof Moment,
  value: number,
): number {
  const found = moments.findIndex((moment) => moment[from] > value);
  const next = found < 0 ? moments.length - 1 : Math.max(1, found);
  const [before, after] = [moments[next - 1], moments[next]];
  if (!before || !after) return value;
  const part = (value - before[from]) / (after[from] - before[from]);
  return between(before[to], after[to], Math.min(1, Math.max(0, part)));
}

/** Pixels a second. */
function speed(layout: GraphLayout): number {
  return (layout.route.arrives - layout.route.departs) / (ARRIVAL - DEPARTURE);
}
