import { operations, stages as pipeline } from '#content/pipeline.ts';

/** Every stage of the drawings, in the order of the workflow's steps. */
export const stages = [...Object.values(pipeline), ...Object.values(operations)].map(
  ({ name }) => name,
);
