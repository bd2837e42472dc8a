import type { Composition } from './composition.ts';

/** One run of the animation, in seconds: no longer than the slide shows. */
export const DURATION = 7;
const DEPARTURE = 0.3;
const ARRIVAL = 2.9;

export interface Moment {
  /** Seconds from the beginning. */
  at: number;
  x: number;
}

/** Converts x to seconds, at constant speed up to the drawing's width. */
export function secondsAt(composition: Composition, x: number): number {
  return DEPARTURE + (x - composition.route.departs) / speed(composition);
}

/**
 * How the present moment sweeps across the graph. It speeds up past the composition's own width, which
 * only wide windows show.
 */
export function sweep(composition: Composition): Moment[] {
  return [
    { at: 0, x: composition.route.departs - DEPARTURE * speed(composition) },
    { at: secondsAt(composition, composition.width), x: composition.width },
    { at: DURATION, x: composition.reach },
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
  return before[to] + (after[to] - before[to]) * Math.min(1, Math.max(0, part));
}

/** Pixels a second. */
function speed(composition: Composition): number {
  return (composition.route.arrives - composition.route.departs) / (ARRIVAL - DEPARTURE);
}
