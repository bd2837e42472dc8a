import { stages } from './pipeline.ts';

/** A visitor's working day and week. Our own week is shorter (`constants.workWeekHours`). */
export const workdayHours = 8;
export const workweekHours = 5 * workdayHours;

const weeksNote = `The axis is in weeks of ${workweekHours} hours.`;

/** The line on which visitors draw how their own changes reach production. */
export const visitorLine = {
  /**
   * Invented figures, shown until the visitor draws: the wait at each stage before production, and the hands-on time.
   */
  example: { waits: [2, 6, 24, 4, 20], handsOn: 6 },
  question: 'How long do your changes wait?',
  /** Say whose line is shown. */
  tags: {
    example: 'Example, invented figures',
    visitor: 'Your line',
    /** Shown for the line of a copied link. */
    sender: 'A line shared with you',
  },
  /** For screen readers. */
  chart: 'Hours that a change waits at each stage',
  handsOn: 'Hands-on time',
  /** Follows the hours of hands-on time. */
  noWaits: 'with no waits',
  hint: { drag: 'Drag', keys: ', or use the arrow keys' },
  /** The buttons that change the hours of a ring after a tap on it. */
  fewer: '\u2212',
  more: '+',
  /** The label of each axis's first number, which names the unit, and the note below the chart. */
  axis: {
    day: { first: (count: number) => `Day\u00a0${count}`, note: 'A day is eight working hours.' },
    week: { first: (count: number) => `Week\u00a0${count}`, note: weeksNote },
    weeks: { first: (count: number) => pluralize(count, 'week'), note: weeksNote },
  },
  /** Says at which stage to count the wait for an approval, which has no stage of its own. */
  approvals: `Count the wait for a change board or a release window at ${stages.staging.name}.`,
  privacy: 'Your line stays in this tab unless you share it.',
  reset: 'Reset',
  /** The button that replaces a shared line with the visitor's own. */
  drawOwn: 'Draw your own line',
  copy: { label: 'Copy link', copied: 'Link copied' },
  putInMessage: 'Put this line in a message',
  /** Returns "24 h". */
  hours: (hours: number) => `${formatNumber(hours)}\u00a0h`,
  /** Returns "24 hours (3 days)", for screen readers. */
  hoursInWords: (hours: number) => pluralize(hours, 'hour') + visitorLine.days(hours),
  /** Returns "24 h (3 days)". */
  hoursAndDays: (hours: number) => visitorLine.hours(hours) + visitorLine.days(hours),
  /** Returns " (3 days)": 8-hour days from one day up, 40-hour weeks from two weeks up, or else an empty string. */
  days: (hours: number) => {
    if (hours < workdayHours) return '';
    const isInDays = hours < 2 * workweekHours;
    const count = hours / (isInDays ? workdayHours : workweekHours);
    return ` (${pluralize(Math.round(count * 10) / 10, isInDays ? 'day' : 'week')})`;
  },
  result: ({ totalWait, handsOn, total }: Timeline) => {
    if (total === 0) return visitorLine.question;
    const all = total === 1 ? 'This hour is' : `All ${pluralize(total, 'hour')} are`;
    if (totalWait === 0) return `${all} hands-on.`;
    if (handsOn === 0) return `${all} spent waiting.`;
    const verb = isOrAre(totalWait);
    return `${formatNumber(totalWait)} of ${pluralize(total, 'hour')} ${verb} spent waiting.`;
  },
  details: ({ handsOn, longest, total }: Timeline) => {
    if (total === 0) return 'Drag each point to show how long a change waits there.';
    return longest
      ? `The longest wait is at ${longest.stage}: ${visitorLine.hoursAndDays(longest.wait)}.`
      : `${pluralize(handsOn, 'hour')} ${isOrAre(handsOn)} hands-on.`;
  },
  /** Shown after the details while any point of the visitor's line still has the example's value. */
  partlyExample: 'Points you have not moved still show the example.',
  /** A paragraph that describes the line, for the start of a message. */
  message: ({ totalWait, total, stops, hasExampleValues }: Timeline) => {
    const change = hasExampleValues ? 'One example change' : 'One of our changes';
    const takes = `${change} takes ${pluralize(total, 'hour')} to reach production`;
    const all = total === 1 ? 'all of it' : 'all of them';
    if (totalWait === 0) return `${takes}, ${all} hands-on.`;
    const share = totalWait === total ? all : `${formatNumber(totalWait)} of them`;
    const waits = stops.filter(({ wait }) => wait > 0);
    const places = waits.map(({ stage, wait }) => `${formatNumber(wait)}\u00a0h at ${stage}`);
    return `${takes}, ${share} waiting: ${places.join(', ')}.`;
  },
} as const;

interface Stop {
  stage: string;
  wait: number;
}

/** All durations are in hours. */
interface Timeline {
  totalWait: number;
  handsOn: number;
  total: number;
  stops: readonly Stop[];
  /** The stage with the longest wait; undefined if several tie. */
  longest: Stop | undefined;
  /** Whether at least one figure is the example's. */
  hasExampleValues: boolean;
}

/** Formats a number up to 999,999. `toLocaleString` would block a slow phone for 80 ms during hydration. */
export const formatNumber = (count: number) => String(count).replace(/\B(?=\d{3}$)/, ',');
const pluralize = (count: number, unit: string) =>
  `${formatNumber(count)}\u00a0${unit}${count === 1 ? '' : 's'}`;
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
