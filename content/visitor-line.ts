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
