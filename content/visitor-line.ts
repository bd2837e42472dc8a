/** The line on which visitors draw how their own changes reach production. */
export const visitorLine = {
  /** Invented figures, until the visitor draws: the wait at each stage before production, and the work. */
  example: { waits: [2, 6, 24, 4, 20], work: 6 },
  question: 'How long do your changes wait?',
  tags: { example: 'Example, invented figures', drawn: 'Your line' },
  /** For screen readers. */
  chart: 'Hours that a change waits at each stage',
  handsOn: 'Hands-on time',
  floor: 'if nothing waited',
  hint: { drag: 'Drag', keys: ', or use the arrow keys' },
  fewer: '\u2212',
  more: '+',
  axis: {
    day: { unit: 'Day', note: 'A day is eight working hours.' },
    week: { unit: 'Week', note: 'The axis is in weeks of 40 hours.' },
  },
  privacy: 'Your line stays in this tab until you send it or its link.',
  reset: 'Reset',
  copy: {
    label: 'Copy link',
    copied: 'Link copied',
    /** Where the browser refuses: the address bar has it. */
    refused: 'Copy it from the address bar',
  },
  putInMessage: 'Put this line in a message',
  onlyHours: (hours: number) => `${figure(hours)}\u00a0h`,
  hoursInWords: (hours: number) => plural(hours, 'hour') + visitorLine.days(hours),
  hours: (hours: number) => visitorLine.onlyHours(hours) + visitorLine.days(hours),
  /** ", 3 days": days of eight hours from a day on, weeks of five days from two weeks on. */
  days: (hours: number) => {
    if (hours < 8) return '';
    const count = hours < 80 ? hours / 8 : hours / 40;
    return `, ${plural(Math.round(count * 10) / 10, hours < 80 ? 'day' : 'week')}`;
  },
  result: ({ waiting, work, total }: DrawnLine) => {
    if (total === 0) return visitorLine.question;
    const all = total === 1 ? 'This hour is' : `All ${plural(total, 'hour')} are`;
    if (waiting === 0) return `${all} hands-on.`;
    if (work === 0) return `${all} spent waiting.`;
    return `${figure(waiting)} of ${plural(total, 'hour')} ${isOrAre(waiting)} spent waiting.`;
  },
  details: ({ waiting, work, longest, total }: DrawnLine) => {
    if (waiting === 0 && total === 0)
      return 'Drag each ring to show how long a change waits there.';
    return longest
      ? `The longest wait is at ${longest.stage}: ${visitorLine.hours(longest.wait)}.`
      : `${plural(work, 'hour')} ${isOrAre(work)} hands-on.`;
  },
  /** After the details, while a figure is the example's. */
  unmoved: 'Rings you have not moved still show the example.',
  /** How a message that comes with a line begins. */
  message: ({ waiting, total, stops }: DrawnLine) => {
    const takes = `One of our changes takes ${plural(total, 'hour')} to reach production`;
    const all = total === 1 ? 'all of it' : 'all of them';
    if (waiting === 0) return `${takes}, ${all} hands-on.`;
    const share = waiting === total ? all : `${figure(waiting)} of them`;
    const waits = stops.filter(({ wait }) => wait > 0);
    const places = waits.map(({ stage, wait }) => `${figure(wait)}\u00a0h at ${stage}`);
    return `${takes}, ${share} waiting: ${places.join(', ')}.`;
  },
} as const;

interface Stop {
  stage: string;
  wait: number;
}

/** In hours. */
interface DrawnLine {
  waiting: number;
  work: number;
  total: number;
  stops: readonly Stop[];
  /** Where a change waits longest, unless several places tie. */
  longest: Stop | undefined;
}

const figure = (count: number) => count.toLocaleString('en');
const plural = (count: number, unit: string) =>
  `${figure(count)}\u00a0${unit}${count === 1 ? '' : 's'}`;
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
