import type { LineDurations } from '#app/browser/line-durations.ts';
import { computeStops } from '#app/drawings/stops.ts';
import { stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';

const stageNames = Object.values(stages).map(({ name }) => name);
/** The `y` of the lowest row, the push. Production's is 0. */
export const plotHeight = stageNames.length - 1;

export type Timeline = ReturnType<typeof computeTimeline>;

/** Computes when a change arrives at each stage and leaves it, in hours. All climbs are equally steep. */
export function computeTimeline({ waits, handsOn }: LineDurations) {
  const { example } = visitorLine;
  const rows = stageNames.map((stage, index) => ({
    stage,
    y: plotHeight - index,
    wait: waits[index] ?? 0,
  }));
  const stops = computeStops(0, rows, handsOn / plotHeight, waits);
  const totalWait = waits.reduce((sum, wait) => sum + wait, 0);
  const longestRows = rows.filter(({ wait }) => wait === Math.max(...waits));
  return {
    stops,
    waits,
    totalWait,
    handsOn,
    total: totalWait + handsOn,
    hasExampleValues:
      handsOn === example.handsOn || waits.some((wait, index) => wait === example.waits[index]),
    /** The stage with the longest wait; undefined if several tie. */
    longest: longestRows.length === 1 ? longestRows[0] : undefined,
  };
}

const day = 8;
const week = 5 * day;

/** The time axis of a line. Lengths are in hours. */
export interface Axis {
  name: 'day' | 'week' | 'weeks';
  hours: number;
  /** The time between two ticks. */
  tick: number;
  /** The time between two numbers. */
  spacing: number;
  /** The number of days or weeks between two numbers. */
  step: number;
}

/** Chooses ten days, or else the shortest axis in weeks of which a line of `total` hours fills at most nine tenths. */
export function chooseAxis(total: number): Axis {
  if (total <= 9 * day) return { name: 'day', hours: 10 * day, tick: 1, spacing: day, step: 1 };
  const weeks =
    [3, 4, 6, 8, 10, 15, 20, 30, 40, 50].find((count) => total <= 0.9 * count * week) ?? 70;
  const hours = weeks * week;
  if (weeks <= 10) return { name: 'week', hours, tick: day, spacing: week, step: 1 };
  const step = weeks < 30 ? 5 : 10;
  return { name: 'weeks', hours, tick: week, spacing: step * week, step };
}
