import type { GraphLayout } from './graph-layouts.ts';

/** One run of the animation, in seconds: no longer than the slide shows. */
export const DURATION = 7;
const DEPARTURE = 0.3;
export const ARRIVAL = 2.9;

/** Converts x to seconds. The speed is constant up to the drawing's width. */
export function secondsAt(layout: GraphLayout, x: number): number {
  return DEPARTURE + (x - layout.route.departs) / speed(layout);
}

/**
 * Returns where "now" is at which second, as it sweeps across the graph. It speeds up past the layout's own
 * width, which only wide windows show.
 */
export function sweep(layout: GraphLayout) {
  return [
    { at: 0, x: layout.route.departs - DEPARTURE * speed(layout) },
    { at: secondsAt(layout, layout.width), x: layout.width },
    { at: DURATION, x: layout.reach },
  ];
}

/** Pixels a second. */
function speed(layout: GraphLayout): number {
  return (layout.route.arrives - layout.route.departs) / (ARRIVAL - DEPARTURE);
}
