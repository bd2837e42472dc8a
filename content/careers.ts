import { company } from './company.ts';
import { constants } from './constants.ts';

const hours = constants.workWeekHours;

export const careers = {
  title: 'Do work you are proud\u00a0of, then\u00a0go\u00a0home',
  lead: 'We keep large enterprises’ cloud platforms running. That takes people who are rested, curious and free to say what they see.',
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    /** The number of working days, which come first in `days` and are equally long. */
    workdays: 5,
    workStarts: 9,
    work: `${hours} hours of work`,
    rest: `${7 * 24 - hours} hours of your own`,
    /** Shown on phones, where one tick per hour would be too small to see. */
    scale: 'One tick is three hours.',
  },
  values: {
    title: 'Core values',
    headline: 'Six values you can hold us to.',
    items: [
      {
        icon: 'steeper',
        name: 'Mastery',
        text: 'Getting better at our craft is part of the job.',
      },
      {
        icon: 'ways',
        name: 'Autonomy',
        text: 'We agree on the goal together. You choose how to get there.',
      },
      {
        icon: 'ring',
        name: 'Purpose',
        text: 'You know who your work is for and what it changes for them.',
      },
      {
        icon: 'return',
        name: 'Feedback',
        text: 'We give it early and kindly, and we ask for it too.',
      },
      {
        icon: 'recovery',
        name: 'Safe to Fail',
        text: 'We ask what allowed a mistake, not who made it.',
      },
      {
        icon: 'rest',
        name: 'Balance for Life',
        text: `${hours}-hour work weeks and flexible PTO.`,
      },
    ],
  },
  team: {
    title: 'Join our team',
    headline: 'Rested people, finished work.',
    perks: [
      {
        icon: 'week',
        name: `${hours}-Hour Work Week`,
        text: 'Projects are planned to fit it.',
      },
      {
        icon: 'shared',
        name: 'Learning Culture',
        text: 'When one of us learns something, we all hear about it.',
      },
      {
        icon: 'finish',
        name: 'Excellence Driven',
        text: 'We finish what we start, and leave it easy for the next person to change.',
      },
    ],
    openPositions: {
      label: 'View Open Positions',
      href: company.jobBoard,
      hint: 'Opens in a new tab',
    },
  },
} as const;
