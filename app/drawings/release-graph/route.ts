import type { Point } from '#app/drawings/path.ts';
import { linePoints, releaseStops } from '#app/drawings/stops.ts';
import { constants } from '#content/constants.ts';
import { stageKeys } from '#content/pipeline.ts';
import type { GraphLayout } from './graph-layouts.ts';

/** The length of the animation, which fills the time that its slide is shown (s). */
export const duration = constants.heroAutoAdvanceInterval / 1000;
/** When the release departs and arrives (s). */
const departureTime = 0.3;
const arrivalTime = 2.9;

export const stageRows = ({ rows }: GraphLayout) =>
  stageKeys.map((stage) => ({ stage, y: rows[stage] }));

export function routeStops(layout: GraphLayout) {
  return releaseStops(stageRows(layout), layout.route);
}

export function routePoints(layout: GraphLayout): Point[] {
  return linePoints(routeStops(layout));
}

/** Converts x to seconds. The speed is constant up to the drawing's width. */
export function secondsAt(layout: GraphLayout, x: number): number {
  return departureTime + (x - layout.route.departs) / pxPerSecond(layout);
}

/**
 * Returns keyframes for "now", which moves across the graph. Beyond the layout's width, which only wide viewports show,
 * "now" moves faster.
 */
export function nowKeyframes(layout: GraphLayout) {
  return [
    { seconds: 0, x: layout.route.departs - departureTime * pxPerSecond(layout) },
    { seconds: secondsAt(layout, layout.width), x: layout.width },
    { seconds: duration, x: layout.endX },
  ];
}

function pxPerSecond(layout: GraphLayout): number {
  return (layout.route.arrives - layout.route.departs) / (arrivalTime - departureTime);
}
