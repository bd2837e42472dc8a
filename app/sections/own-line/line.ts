import { climb } from '#app/drawings/climb.ts';
import { stages } from '#content/pipeline.ts';

/** The axis: ten working days. */
export const dayHours = 8;
export const axisDays = 10;
export const axisHours = dayHours * axisDays;

const names = Object.values(stages).map(({ name }) => name);
/** Rows from Production, at 0, down to the push. */
export const pushRow = names.length - 1;

/** The visitor's figures in hours: the wait at each stage before Production, and the work in total. */
export interface OwnHours {
  waits: readonly number[];
  work: number;
}

export const noHours: OwnHours = { waits: Array(pushRow).fill(0), work: 0 };

/** Computes when a change arrives at each stage and leaves it. The climbs share the work evenly. */
export function measureLine({ waits, work }: OwnHours) {
  const rows = names.map((stage, index) => ({
    stage,
    y: pushRow - index,
    wait: waits[index] ?? 0,
  }));
  const eachClimb = work / pushRow;
  const stops = climb(0, rows, eachClimb, waits);
  const waiting = waits.reduce((sum, wait) => sum + wait, 0);
  const [longest, ...others] = rows.filter(({ wait }) => wait === Math.max(...waits));
  return {
    stops,
    climb: eachClimb,
    waiting,
    work,
    total: waiting + work,
    longest: others.length > 0 ? undefined : longest,
  };
}
