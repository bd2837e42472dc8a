import { company } from './company.ts';
import { constants } from './constants.ts';

const hours = constants.workWeekHours;

export const careers = {
  title: 'Do work you are proud\u00a0of, then\u00a0go\u00a0home',
  lead: 'We keep other companies’ systems running. That takes people who are rested, curious and free to say what they see.',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** From the first on; the hours of work are in equal parts on each. */
    workdays: 5,
    words: (hours: number) => ({
      work: `${hours} hours of work`,
      rest: `${7 * 24 - hours} hours of your own`,
    }),
  },
  values: {
    title: 'Core values you can hold us to',
    items: [
      { name: 'Mastery', text: 'We want to get better at our craft, and make room for it.' },
      { name: 'Autonomy', text: 'You choose how to reach the goal. The goal is agreed together.' },
      { name: 'Purpose', text: 'You know whom your work is for and what it changes for them.' },
      { name: 'Feedback', text: 'We give it early and kindly, and ask for it before it is due.' },
      {
        name: 'Safe to Fail',
        text: 'A mistake is a finding. We look for what let it happen, never for someone to blame.',
      },
      {
        name: 'Balance for Life',
        text: `${hours}-hour work weeks and flexible PTO. Rested people make better decisions.`,
      },
    ],
  },
  team: {
    title: `Join our team for ${hours} hours a week`,
    lead: 'Three things you can count on.',
    perks: [
      {
        name: `${hours}-Hour Work Week`,
        text: `A full week is ${hours} hours, and projects are planned for that.`,
      },
      { name: 'Learning Culture', text: 'Learning is part of the work, and so is teaching.' },
      {
        name: 'Excellence Driven',
        text: 'We finish what we start, and leave it so that the next person can change it.',
      },
    ],
    openPositions: {
      label: 'View Open Positions',
      href: company.jobBoard,
      hint: 'opens in a new tab',
    },
  },
} as const;
