import { climb, pushes, type Stop } from '#app/drawings/climb.ts';
import { about } from '#content/about.ts';

const { stations, trains, sheet } = about.opening;
const length = Math.max(...stations.map(({ at }) => at));

export type TrainLayout = (typeof layouts)[number];
type Release = TrainLayout['release'];

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
    sheet: { from: 20, perHour: 1.4 },
    release: { push: 51.5, climb: 10.5, waits: [0, 5.2, 3.4] },
    others: { before: 3, spacing: { before: 3.4, after: 3.4, last: 2.4 }, lastPush: 84 },
    fade: [45, 52, 64, 72],
  },
] as const;

/** Computes the positions of everything in the drawing. */
export function placeAll({ sheet: { from, perHour }, release, others }: TrainLayout) {
  const across = (hour: number) => from + (hour - sheet.from) * perHour;
  const { hour, kilometre } = meeting();

  return {
    hours: Array.from({ length: sheet.to - sheet.from + 1 }, (_, index) => ({
      hour: sheet.from + index,
      x: across(sheet.from + index),
    })),
    expresses: trains.map(({ from: start, departs, to: end, arrives }) => ({
      times: [clock(departs), clock(arrives)],
      places: [
        [across(departs), down(kilometreOf(start))],
        [across(arrives), down(kilometreOf(end))],
      ] as const,
    })),
    meeting: [across(hour), down(kilometre)] as const,
    release: releaseAt(release.push, release),
    others: otherReleases(release, others),
  };
}

/** Returns how far below the first station a kilometre lies, in per cent. */
export function down(kilometre: number): number {
  return (kilometre / length) * 100;
}

/** Returns where and when the two trains meet, each at its average speed. */
export function meeting(): { kilometre: number; hour: number } {
  const [there, back] = trains.map(({ from, departs, to, arrives }) => {
    const speed = (kilometreOf(to) - kilometreOf(from)) / (arrives - departs);
    return { speed, start: kilometreOf(from) - speed * departs };
  });
  if (!there || !back) throw new Error('Two trains meet.');
  const hour = (back.start - there.start) / (there.speed - back.speed);
  return { hour, kilometre: there.start + there.speed * hour };
}

/** Releases before the current one wait longer; those after it climb faster and hardly wait. */
function otherReleases(release: Release, others: TrainLayout['others']): Stop[][] {
  const { push } = release;
  const before = Array.from({ length: others.before }, (_, index) => {
    const back = index + 1;
    return releaseAt(push - back * others.spacing.before, release, 1 + back * 0.05, 1 + back * 0.1);
  });
  const leftAt = (at: number) => 1 - (at - push) / (others.lastPush - push);
  const after = pushes(push + others.spacing.after, others.lastPush, (at) =>
    Math.max(others.spacing.last, others.spacing.after * leftAt(at)),
  ).map((at) => releaseAt(at, release, 0.14 + 0.86 * leftAt(at) ** 2, leftAt(at)));
  return [...before, ...after];
}

/** Climbs from the lowest station to the highest, with climbs and waits scaled. */
function releaseAt(push: number, release: Release, climbs = 1, pauses = 1): Stop[] {
  const rows = stations.toReversed().map(({ at }) => ({ y: down(at) }));
  const waits = release.waits.map((wait) => wait * pauses);
  return climb(push, rows, (release.climb * climbs) / 100, waits);
}

function kilometreOf(station: string): number {
  return stations.find(({ name }) => name === station)?.at ?? Number.NaN;
}

/** Formats 22.17 as 22:10. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
