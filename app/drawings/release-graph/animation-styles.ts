import { percent } from '#app/drawings/path.ts';
import { desktop, type GraphLayout, phone } from './geometry/graph-layouts.ts';
import { arrival, routePoints } from './geometry/route.ts';
import { DURATION, secondsAt, sweep } from './geometry/timeline.ts';

/** The ring that opens on arrival: delay and duration in seconds, and final scale. */
const RING = { opens: 0.05, grows: 0.85, scale: 2.6 } as const;

/** Returns the hero's animation, computed from the drawing's points. */
export function graphAnimationStyles(): string {
  const timing = `.graph-live{--graph-duration:${DURATION}s}`;
  return [timing, ...[desktop, phone].map(animationStyles)].join('\n');
}

/** Both layouts use the same names; only the visible one's rules apply. */
export function animationStyles(layout: GraphLayout): string {
  const rules = [
    animation('graph-wipe', wipeKeyframes(layout, 1)),
    // Moves against the wipe, so that the content stands still.
    animation('graph-hold', wipeKeyframes(layout, -1)),
    animation('graph-head', headKeyframes(layout)),
    arrivalAnimation(layout),
  ];
  return `${layout.atRule}{${rules.join('')}}`;
}

/** The wipe is as wide as the drawing reaches; its right edge is "now". */
function wipeKeyframes(layout: GraphLayout, direction: 1 | -1): Keyframe[] {
  return sweep(layout).map(({ at, x }) => ({
    at,
    transform: `translateX(${percent(direction * (x / layout.reach - 1))})`,
  }));
}

/** The head is drawn at the arrival, so it starts shifted and moves there through every point. */
function headKeyframes(layout: GraphLayout): Keyframe[] {
  const [restX, restY] = arrival(layout);
  return routePoints(layout).map(([x, y]) => ({
    at: secondsAt(layout, x),
    transform: `translate(${percent((x - restX) / layout.width)},${percent((y - restY) / layout.height)})`,
  }));
}

/** A ring opens once around the head. */
function arrivalAnimation(layout: GraphLayout): string {
  const arrives = secondsAt(layout, layout.route.arrives);
  const open = arrives + RING.opens;
  const gone = arrives + RING.opens + RING.grows;
  return `@keyframes graph-arrival{0%,${moment(arrives)}{opacity:0;transform:scale(1)}${moment(open)}{opacity:1;transform:scale(1)}${moment(gone)},100%{opacity:0;transform:scale(${RING.scale})}}`;
}

interface Keyframe {
  at: number;
  transform: string;
}

/** Holds the first keyframe from the beginning, and the last to the end. */
function animation(name: string, frames: readonly Keyframe[]): string {
  const last = frames.length - 1;
  const rules = frames.map(({ at, transform }, index) => {
    const start = index === 0 && at > 0 ? '0%,' : '';
    const end = index === last ? ',100%' : '';
    return `${start}${moment(at)}${end}{transform:${transform}}`;
  });
  return `@keyframes ${name}{${rules.join('')}}`;
}

function moment(seconds: number): string {
  return percent(seconds / DURATION);
}
