import { careers } from '#content/careers.ts';
import { constants } from '#content/constants.ts';

const { days, workdays } = careers.week;

/** The drawing's proportions, for what week.css places beside it. */
export default `@layer ui{.week{--days:${days.length};--workdays:${workdays};--hours-worked:${constants.workWeekHours}}}`;
