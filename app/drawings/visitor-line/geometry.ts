import type { LineHours } from '#app/browser/visitor-line.ts';
import { climb } from '#app/drawings/climb.ts';
import { stages } from '#content/pipeline.ts';

const names = Object.values(stages).map(({ name }) => name);
/** Rows from Production, at 0, down to the push. */
export const pushRow = names.length - 1;

export type MeasuredLine = ReturnType<typeof measureLine>;

/** Computes when a change arrives at each stage and leaves it, in hours. All climbs are equally steep. */
export function measureLine({ waits, work }: LineHours) {
  const rows = names.map((stage, index) => ({
    stage,
    y: pushRow - index,
    wait: waits[index] ?? 0,
  }));
  const stops = climb(0, rows, work / pushRow, waits);
  const waiting = waits.reduce((sum, wait) => sum + wait, 0);
  const [longest, ...others] = rows.filter(({ wait }) => wait === Math.max(...waits));
  return {
    stops,
    waiting,
    work,
    total: waiting + work,
    /** Where a change waits longest, unless several places tie. */
    longest: others.length > 0 ? undefined : longest,
  };
}

/** Ten days of eight hours; for longer lines four weeks of five days, or ten. */
const tenDays = { name: 'day', hours: 80, unit: 8, tick: 1 } as const;
const fourWeeks = { name: 'week', hours: 160, unit: 40, tick: 8 } as const;
const tenWeeks = { ...fourWeeks, hours: 400 } as const;

export type Axis = typeof tenDays | typeof fourWeeks | typeof tenWeeks;

/** Returns the shortest axis that holds the line. Longer lines run off the last. */
export function axisFor(total: number): Axis {
  return [tenDays, fourWeeks].find(({ hours }) => total <= hours) ?? tenWeeks;
}
