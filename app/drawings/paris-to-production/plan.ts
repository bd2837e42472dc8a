import { about } from '#content/about.ts';

const { stations, trains, sheet } = about.opening;
const length = Math.max(...stations.map(({ at }) => at));

/** In per cent of the drawing, which stretches with the window. */
export interface Place {
  x: number;
  y: number;
}

/** How the two halves share the drawing's width, in per cent. */
export interface Composition {
  name: 'wide' | 'narrow';
  sheet: { from: number; perHour: number };
  release: Release;
  others: {
    before: number;
    /** Between two pushes: before the current release, right after it, and at the end. */
    apart: { before: number; after: number; last: number };
    lastPush: number;
  };
  /** Where other releases begin to appear, are opaque, begin to fade, and are gone. */
  fade: readonly [from: number, full: number, until: number, gone: number];
}

interface Release {
  push: number;
  /** The sum of its climbs. */
  climb: number;
  /** At the second station from below, and at the third. */
  waits: readonly [number, number];
}

export const compositions: readonly Composition[] = [
  {
    name: 'wide',
    sheet: { from: 10, perHour: 1.9 },
    release: { push: 61, climb: 11, waits: [3.5, 2.1] },
    others: { before: 6, apart: { before: 3.6, after: 2.4, last: 0.4 }, lastPush: 95 },
    fade: [46, 62, 80, 86],
  },
  {
    name: 'narrow',
    sheet: { from: 20, perHour: 1.4 },
    release: { push: 51.5, climb: 10.5, waits: [5.2, 3.4] },
    others: { before: 3, apart: { before: 3.4, after: 3.4, last: 2.4 }, lastPush: 84 },
    fade: [45, 52, 64, 72],
  },
];

/** Computes the place of everything in the drawing. */
export function plan({ sheet: { from, perHour }, release, others }: Composition) {
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
        { x: across(departs), y: down(kilometreOf(start)) },
        { x: across(arrives), y: down(kilometreOf(end)) },
      ],
    })),
    meeting: { x: across(hour), y: down(kilometre) },
    release: climbing(release),
    others: otherReleases(release, others),
  };
}

/** How far below the first station a kilometre lies, in per cent. */
export function down(kilometre: number): number {
  return (kilometre / length) * 100;
}

/** Where and when the two trains meet, each at its average speed. */
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
function otherReleases({ push, climb, waits }: Release, others: Composition['others']): Place[][] {
  const release = (at: number, climbs: number, wait: number) =>
    climbing({ push: at, climb: climb * climbs, waits: [waits[0] * wait, waits[1] * wait] });
  const releases = Array.from({ length: others.before }, (_, index) => {
    const back = index + 1;
    return release(push - back * others.apart.before, 1 + back * 0.05, 1 + back * 0.1);
  });
  for (let at = push + others.apart.after; at < others.lastPush; ) {
    const left = 1 - (at - push) / (others.lastPush - push);
    releases.push(release(at, 0.14 + 0.86 * left ** 2, left));
    at += Math.max(others.apart.last, others.apart.after * left);
  }
  return releases;
}

/** Climbs at one speed from the lowest station to the highest, with a wait at each between. */
function climbing({ push, climb, waits }: Release): Place[] {
  const places: Place[] = [{ x: push, y: 100 }];
  const [, ...upwards] = stations.toReversed();
  let { x, y } = { x: push, y: 100 };
  upwards.forEach(({ at }, index) => {
    x += ((y - down(at)) / 100) * climb;
    y = down(at);
    places.push({ x, y });
    x += waits[index] ?? 0;
    if (waits[index]) places.push({ x, y });
  });
  return places;
}

function kilometreOf(station: string): number {
  return stations.find(({ name }) => name === station)?.at ?? Number.NaN;
}

/** 22.17 as 22:10. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
