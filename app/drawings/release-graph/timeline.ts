import type { Composition } from './composition.ts';
import { arrival } from './route.ts';

/** The moments of one loop, in seconds. */
export const LOOP = 12;
const DEPARTURE = 0.5;
const ARRIVAL = 4.4;
/** Past the composition's own width only wide windows see anything, so the rest goes quickly. */
const SWEPT = 10.8;
export const FADE = { inUntil: 0.25, outFrom: 11.2, outUntil: 11.7 } as const;

/** The loop is entered here: the first thing anyone sees is a line under way. */
export const ENTERED_AT = 1.4;

export interface Moment {
  /** Seconds from the beginning of the loop. */
  at: number;
  x: number;
}

/** x is time: until the drawing's width is reached, each pixel takes as long as any other. */
export function secondsAt(composition: Composition, x: number): number {
  return DEPARTURE + (x - composition.route.departs) / speed(composition);
}

/** How the present moment sweeps across the graph. */
export function sweep(composition: Composition): Moment[] {
  return [
    { at: 0, x: composition.route.departs - DEPARTURE * speed(composition) },
    { at: secondsAt(composition, composition.width), x: composition.width },
    { at: SWEPT, x: composition.reach },
  ];
}

/** Pixels a second. */
function speed(composition: Composition): number {
  return (arrival(composition).x - composition.route.departs) / (ARRIVAL - DEPARTURE);
}
