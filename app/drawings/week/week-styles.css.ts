import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';

const { days, workdays } = careers.week;
const worked = constants.workWeekHours / (24 * days.length);

/** The drawing's proportions: a day's rise in its height, and the working days and the hours worked in its width. */
export default `@layer ui{.week{--row:${100 / workdays}%;--workdays:${workdays / days.length};--worked:${worked}}}`;
