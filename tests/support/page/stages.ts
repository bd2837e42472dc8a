import { operations, stages as pipeline } from '#content/pipeline.ts';

/** The names of all graph rows (stages, then operations), bottom to top. */
export const stages = [...Object.values(pipeline), ...Object.values(operations)].map(
  ({ name }) => name,
);
