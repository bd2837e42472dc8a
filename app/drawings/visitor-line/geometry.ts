import type { LineDurations } from '#app/browser/line-durations.ts';
import { computeStops } from '#app/drawings/stops.ts';
import { stages } from '#content/pipeline.ts';
import { workdayHours as day, visitorLine, workweekHours as week } from '#content/visitor-line.ts';

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
    /** Whether at least one figure is the example's, or equals it. */
    hasExampleValues:
      handsOn === example.handsOn || waits.some((wait, index) => wait === example.waits[index]),
    /** The stage with the longest wait; undefined if several tie. */
    longest: longestRows.length === 1 ? longestRows[0] : undefined,
  };
}

/** The time axis of a line. Lengths are in hours. */
export interface Axis {
  /** What its numbers count: “Day 1”, “Week 1” or, on an axis of many weeks, “5 weeks”. */
  unit: 'day' | 'week' | 'weeks';
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
  if (total <= 9 * day) return { unit: 'day', hours: 10 * day, tick: 1, spacing: day, step: 1 };
  // 70 weeks have room for the longest line, six times `maxHours`.
  const weeks =
    [3, 4, 6, 8, 10, 15, 20, 30, 40, 50].find((count) => total <= 0.9 * count * week) ?? 70;
  const hours = weeks * week;
  if (weeks <= 10) return { unit: 'week', hours, tick: day, spacing: week, step: 1 };
  const step = weeks < 30 ? 5 : 10;
  return { unit: 'weeks', hours, tick: week, spacing: step * week, step };
}
