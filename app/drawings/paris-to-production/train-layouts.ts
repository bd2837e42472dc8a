import { climb, pushes, type Stop } from '#app/drawings/climb.ts';
import { about } from '#content/about.ts';

const { stations, trains, sheet } = about.opening;

/** Where and when the two trains meet, each at its average speed. */
export const meeting = { kilometre: 161.06, hour: 14.513 };

export type TrainLayout = (typeof layouts)[number];

/** Both halves of the drawing, which stretches with the window: all is in per cent of its width. */
export const layouts = [
  {
    name: 'wide',
    sheet: { from: 10, perHour: 1.9 },
    /** `climb` is the sum of the climbs; it waits at the second station from below and at the third. */
    release: { push: 61, climb: 11, waits: [0, 3.5, 2.1] },
    /** `spacing` of the pushes before the current release, right after it, and at the end. */
    others: { before: 6, spacing: { before: 3.6, after: 2.4, last: 0.4 }, lastPush: 95 },
    /** Where other releases fade in and out: transparent, opaque, opaque, transparent. */
    fade: [46, 62, 80, 86],
  },
  {
    name: 'narrow',
    sheet: { from: 19, perHour: 1.6 },
    release: { push: 56, climb: 7, waits: [0, 5, 3] },
    others: { before: 2, spacing: { before: 3.4, after: 3.4, last: 2.4 }, lastPush: 84 },
    fade: [52, 57, 68, 76],
  },
] as const;

/** Returns where an hour of the trains' day lies. */
export function across({ sheet: { from, perHour } }: TrainLayout, hour: number): number {
  return from + (hour - sheet.from) * perHour;
}

/** Returns how far below the first station a kilometre lies, in per cent. */
export function down(kilometre: number): number {
  return (kilometre / Math.max(...stations.map(({ at }) => at))) * 100;
}

/** Returns where each train departs and arrives, and when. */
export function expresses(layout: TrainLayout) {
  const place = (hour: number, station: string) => {
    const kilometre = stations.find(({ name }) => name === station)?.at ?? Number.NaN;
    return { time: clock(hour), x: across(layout, hour), y: down(kilometre) };
  };
  return trains.map(({ from, departs, to, arrives }) => [place(departs, from), place(arrives, to)]);
}

/** A release climbs from the lowest station to the highest. */
export function pushedAt(layout: TrainLayout, push: number, climbs = 1, pauses = 1): Stop[] {
  const rows = stations.toReversed().map(({ at }) => ({ y: down(at) }));
  const waits = layout.release.waits.map((wait) => wait * pauses);
  return climb(push, rows, (layout.release.climb * climbs) / 100, waits);
}

/** Releases before the current one wait longer; those after it climb faster and hardly wait. */
export function olderAndNewer(layout: TrainLayout): Stop[][] {
  const { push } = layout.release;
  const { before, spacing, lastPush } = layout.others;
  const older = Array.from({ length: before }, (_, index) => {
    const back = index + 1;
    return pushedAt(layout, push - back * spacing.before, 1 + back * 0.05, 1 + back * 0.1);
  });
  const leftAt = (at: number) => 1 - (at - push) / (lastPush - push);
  const gapAfter = (at: number) => Math.max(spacing.last, spacing.after * leftAt(at));
  const newer = pushes(push + spacing.after, lastPush, gapAfter).map((at) =>
    pushedAt(layout, at, 0.14 + 0.86 * leftAt(at) ** 2, leftAt(at)),
  );
  return [...older, ...newer];
}

/** Returns 22.17 as 22:10. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
