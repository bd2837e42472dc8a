import { operations, stages, workflow } from '#content/pipeline.ts';

const names = { ...stages, ...operations };

/** The parts of the workflow, each step with its name and its place in the whole. */
export const parts = workflow.parts.map(({ title, steps }, part) => {
  const before = workflow.parts
    .slice(0, part)
    .reduce((count, { steps }) => count + steps.length, 0);
  return {
    title,
    steps: steps.map((step, index) => ({
      ...step,
      name: names[step.row].name,
      index: before + index,
    })),
  };
});

export const steps = parts.flatMap((part) => part.steps);
