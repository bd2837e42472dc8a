import type { Composition } from './composition.ts';

/** The moments of one showing, in seconds. It is over before the slide goes. */
export const DURATION = 7;
const DEPARTURE = 0.3;
const ARRIVAL = 2.9;

export interface Moment {
  /** Seconds from the beginning. */
  at: number;
  x: number;
}

/** x is time: until the drawing's width is reached, each pixel takes as long as any other. */
export function secondsAt(composition: Composition, x: number): number {
  return DEPARTURE + (x - composition.route.departs) / speed(composition);
}

/**
 * How the present moment sweeps across the graph. Past the composition's own width only wide windows
 * see anything, so the rest goes quickly.
 */
export function sweep(composition: Composition): Moment[] {
  return [
    { at: 0, x: composition.route.departs - DEPARTURE * speed(composition) },
    { at: secondsAt(composition, composition.width), x: composition.width },
    { at: DURATION, x: composition.reach },
  ];
}

/** What the moments say between them: the second at an x, or the x at a second. */
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
