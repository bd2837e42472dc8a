import { type OperationKey, operations, type StageKey, stages } from '#content/pipeline.ts';

export type StepKey = StageKey | OperationKey;

const words = { ...stages, ...operations };

/** Every step in its order: the stages, then what goes on beside them. */
export const steps = (Object.keys(words) as StepKey[]).map((row) => ({ row, ...words[row] }));

/** Where a release has arrived, and the drawing is whole. */
export const arrival = steps.findIndex(({ row }) => row === 'production');
