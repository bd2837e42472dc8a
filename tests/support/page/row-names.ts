import { operations, stages } from '#content/pipeline.ts';

/** The names of all graph rows (stages, then operations), bottom to top. */
export const rowNames = [...Object.values(stages), ...Object.values(operations)].map(
  ({ name }) => name,
);
