import { type OperationKey, operations, type StageKey, stages } from '#content/pipeline.ts';
import { workflow } from '#content/workflow.ts';

type StepKey = StageKey | OperationKey;

export type Step = (typeof steps)[number];

const names = { ...stages, ...operations };

/** Every step in its order: the stages, then what goes on beside them. */
export const steps = (Object.keys(names) as StepKey[]).map((row, index) => ({
  row,
  index,
  name: names[row].name,
}));

const stageCount = Object.keys(stages).length;

export const parts = [
  { title: workflow.parts.stages, steps: steps.slice(0, stageCount) },
  { title: workflow.parts.operations, steps: steps.slice(stageCount) },
];
