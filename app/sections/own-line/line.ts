import { stages } from '#content/pipeline.ts';

/** The axis: ten working days. */
export const dayHours = 8;
export const axisDays = 10;
export const axisHours = dayHours * axisDays;

const names = Object.values(stages).map(({ name }) => name);

/** Every stage but the last, where nothing waits. */
export const waitingStages = names.slice(0, -1);
export const lastStage = names.at(-1) ?? '';

/** The visitor's figures in hours: the wait at each stage, and the work in total. */
export interface OwnHours {
  waits: readonly number[];
  work: number;
}

export const noHours: OwnHours = { waits: waitingStages.map(() => 0), work: 0 };

/** Computes when a change arrives at each stage and leaves it. The climbs share the work evenly. */
export function measureLine({ waits, work }: OwnHours) {
  const climb = work / waits.length;
  let hour = 0;
  const stops = waits.map((wait) => {
    const arrives = hour;
    const leaves = arrives + wait;
    hour = leaves + climb;
    return { arrives, leaves };
  });
  const waiting = waits.reduce((sum, wait) => sum + wait, 0);
  const most = Math.max(...waits);
  const isTie = waits.indexOf(most) !== waits.lastIndexOf(most);
  const longest = isTie
    ? undefined
    : { stage: waitingStages[waits.indexOf(most)] ?? '', hours: most };
  return { stops, climb, waiting, work, total: waiting + work, longest };
}
