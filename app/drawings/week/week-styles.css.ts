import { careers } from '#content/careers.ts';

const { days, workdays } = careers.week;

/** Sets the height of a day's rise, and the fraction of the week that is working days. */
export default `@layer ui{.week{--row:${100 / workdays}%;--workdays:${workdays / days.length}}}`;
