/** The section where visitors draw the line of their own releases. */
export const ownLine = {
  /** Shown instead until the drawing has loaded. */
  invitation: {
    title: 'Your own line',
    claim: 'How long do your changes wait?',
    lead: 'Tell us how one of them gets to production today.',
    link: 'Talk to us',
  },
  title: 'Draw your own line',
  handsOn: 'Hands-on time',
  link: { label: 'Send us this line', href: '/#contact' },
  note: 'A day is eight working hours. Your figures stay on this page until you send them.',
  day: 'Day',
  hours: (hours: number) => `${hours}\u00a0h`,
  total: (hours: number, day: number) => `${hours}\u00a0h, day\u00a0${day}`,
  withoutWaits: (hours: number) => `${inWords(hours)} without the waits`,
  sliderText: (hours: number) => inWords(hours),
  /** The start of a message, for the visitor to continue. */
  message: ({ waiting, total }: Figures, stages: readonly string[]) =>
    `One of our changes takes ${inWords(total)}, ${waiting} of them waiting: ${stages.join(', ')}.`,
  stage: (name: string, hours: number) => `${name} ${hours} h`,
} as const;

interface Figures {
  waiting: number;
  work: number;
  total: number;
  /** Where a change waits longest, unless several places tie. */
  longest: { stage: string; wait: number } | undefined;
}

/** Returns the headline over the drawing and the sentence below it. */
export function describeLine({ waiting, work, total, longest }: Figures) {
  const { title } = ownLine;
  if (total === 0) {
    return {
      title,
      claim: 'How long do your changes wait?',
      lead: 'Drag each ring to show how long a change waits there, then set the hands-on time.',
    };
  }
  if (waiting === 0) {
    return {
      title,
      claim: total === 1 ? 'This hour is all work.' : `All ${inWords(total)} are work.`,
      lead: 'Now drag the rings to where your changes wait.',
    };
  }
  const where = longest
    ? `The longest wait is at ${longest.stage}: ${inWords(longest.wait)}. `
    : '';
  if (work === 0) {
    return {
      title,
      claim:
        total === 1 ? 'This hour is spent waiting.' : `All ${inWords(total)} are spent waiting.`,
      lead: `${where}Now set the hands-on time.`,
    };
  }
  return {
    title,
    claim: `${waiting} of ${inWords(total)} ${waiting === 1 ? 'is' : 'are'} spent waiting.`,
    lead: `${where}${inWords(work)} ${work === 1 ? 'is' : 'are'} hands-on.`,
  };
}

function inWords(hours: number): string {
  return `${hours}\u00a0${hours === 1 ? 'hour' : 'hours'}`;
}

/** A line on which visitors draw how their own changes reach production. */
export const visitorLine = {
  /** Invented figures, until the visitor draws: the wait at each stage before production, and the work. */
  example: { waits: [2, 6, 24, 4, 20], work: 6 },
  /** "24 h, 3 days": in days of eight hours from a day on, in weeks of five days from two weeks on. */
  hours: (hours: number) => {
    if (hours < 8) return `${figure(hours)}\u00a0h`;
    const [count, unit] = hours < 80 ? [hours / 8, 'day'] : [hours / 40, 'week'];
    return `${figure(hours)}\u00a0h, ${plural(Math.round(count * 10) / 10, unit)}`;
  },
  /** How a message that comes with a line begins. */
  message: ({ waiting, total, stops }: DrawnLine) => {
    const waits = stops.filter(({ wait }) => wait > 0);
    const all = total === 1 ? 'all of it' : 'all of them';
    const takes = `One of our changes takes ${plural(total, 'hour')} to reach production`;
    if (waiting === 0) return `${takes}, ${all} hands-on.`;
    const share = waiting === total ? all : `${figure(waiting)} of them`;
    const places = waits.map(({ stage, wait }) => `${figure(wait)}\u00a0h at ${stage}`);
    return `${takes}, ${share} waiting: ${places.join(', ')}.`;
  },
} as const;

interface DrawnLine {
  waiting: number;
  total: number;
  stops: readonly { stage: string; wait: number }[];
}

const figure = (count: number) => count.toLocaleString('en');
const plural = (count: number, unit: string) =>
  `${figure(count)}\u00a0${unit}${count === 1 ? '' : 's'}`;
