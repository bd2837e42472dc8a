import { careers } from '#content/careers.ts';

const { days, workdays } = careers.week;

/** The height of a day's rise, and the width of the working days. */
export default `@layer ui{.week{--row:${100 / workdays}%;--workdays:${workdays / days.length}}}`;
