import { percent } from '#app/drawings/path.ts';
import { type Composition, desktop, phone, type ShownComposition } from './geometry/composition.ts';
import { arrival, routePoints } from './geometry/route.ts';
import { DURATION, secondsAt, sweep } from './geometry/timeline.ts';

/** How soon the ring of the arrival is seen, how long it grows, in seconds, and how far. */
const RING = { opens: 0.05, grows: 0.85, scale: 2.6 } as const;

/** The hero's animation, from the same points as the drawing. Percentages of a box scale with it. */
export function releaseGraphKeyframes(): string {
  const timing = `.graph-live{--graph-duration:${DURATION}s}`;
  return [timing, ...[desktop, phone].map(compositionKeyframes)].join('\n');
}

/** The same names in both compositions: only that which is shown is moved. */
export function compositionKeyframes(composition: ShownComposition): string {
  const rules = [
    keyframes('graph-wipe', wipeStops(composition, 1)),
    // What is wiped stands still: it moves against its wrapper.
    keyframes('graph-hold', wipeStops(composition, -1)),
    keyframes('graph-head', headStops(composition)),
    arrivalKeyframes(composition),
  ];
  return `${composition.shown}{${rules.join('')}}`;
}

/** The wrapper is as wide as the drawing reaches; its right edge is the present moment. */
function wipeStops(composition: Composition, direction: 1 | -1): Stop[] {
  return sweep(composition).map(({ at, x }) => ({
    at,
    transform: `translateX(${percent(direction * (x / composition.reach - 1))})`,
  }));
}

/** The head is drawn at the arrival, where it rests in a still, and comes from every point before. */
function headStops(composition: Composition): Stop[] {
  const [restX, restY] = arrival(composition);
  return routePoints(composition).map(([x, y]) => ({
    at: secondsAt(composition, x),
    transform: `translate(${percent((x - restX) / composition.width)},${percent((y - restY) / composition.height)})`,
  }));
}

/** A ring opens once around the head. */
function arrivalKeyframes(composition: Composition): string {
  const arrives = secondsAt(composition, composition.route.arrives);
  const open = arrives + RING.opens;
  const gone = arrives + RING.opens + RING.grows;
  return `@keyframes graph-arrival{0%,${moment(arrives)}{opacity:0;transform:scale(1)}${moment(open)}{opacity:1;transform:scale(1)}${moment(gone)},100%{opacity:0;transform:scale(${RING.scale})}}`;
}

interface Stop {
  at: number;
  transform: string;
}

/** The first stop holds from the beginning, the last to the end. */
function keyframes(name: string, stops: readonly Stop[]): string {
  const last = stops.length - 1;
  const rules = stops.map(({ at, transform }, index) => {
    const start = index === 0 && at > 0 ? '0%,' : '';
    const end = index === last ? ',100%' : '';
    return `${start}${moment(at)}${end}{transform:${transform}}`;
  });
  return `@keyframes ${name}{${rules.join('')}}`;
}

function moment(seconds: number): string {
  return percent(seconds / DURATION);
}
