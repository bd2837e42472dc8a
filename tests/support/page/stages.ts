import { stages as onTheWay, operations } from '#content/pipeline.ts';

/** Every stage of the drawings, in the order in which the workflow is stepped through. */
export const stages = Object.values({ ...onTheWay, ...operations }).map(({ name }) => name);
