import { releaseGraph } from './pipeline.ts';

export const about = {
  title: 'People who like it when things run\u00a0on\u00a0time',
  lead: 'We build and run infrastructure for large enterprises. Everything we make is code in your repositories, and it stays yours.',
  photos: [
    {
      name: 'team-collaboration',
      caption: 'Team collaboration. A rendering.',
      alt: 'Team collaboration: a shared desk with two laptops, notes and cups, two chairs drawn together, a jacket over one.',
    },
    {
      name: 'office-environment',
      caption: 'Office environment. A rendering.',
      alt: 'Office environment: desks with screens and plants in front of a brick wall, beside a long window on the prairie.',
    },
    {
      name: 'team-meeting',
      caption: 'Team meeting. A rendering.',
      alt: 'Team meeting: a table with cups and papers, chairs just left, and a release graph in chalk on the blackboard behind it.',
    },
  ],
  /**
   * Facts and figures: É.-J. Marey, La méthode graphique (first 1878), edition of 1885, pages 19 to
   * 22 with figure 7, https://fr.wikisource.org/wiki/Page:Marey_-_La_méthode_graphique,_1885.djvu/49
   * and /50: the method, that it is M. Ibry's, the line's 512 km, the two expresses, where they meet.
   * The other distances are today's: 154.874, 196.220 and 314.208 km, fr.wikipedia.org, "Gare de
   * Laroche - Migennes", "Gare de Tonnerre", "Gare de Dijon-Ville".
   */
  line: {
    title: 'A steeper line is a faster train',
    paragraphs: [
      'Nineteenth-century railways planned a whole day on one sheet: stations up the side, hours from left to right, one line for each train. Étienne-Jules Marey printed the sheet of Paris to Lyon in La méthode graphique and credits the method to a Mr. Ibry.',
      'A train that waits is a flat line; the faster it runs, the steeper its line. So the sheet shows at a glance who waits, where, and who meets whom. We draw software releases the same way: a wait that everyone can see is the first one to go.',
    ],
    train: {
      caption:
        'Two expresses by the times that Marey gives: Paris 11:00 to Lyon 22:10, and Lyon 6:55 to Paris 18:00. They pass each other between Laroche and Tonnerre. Marey does not say where they stop, so each is drawn at its average speed.',
      /** Kilometres from Paris. */
      stations: [
        { name: 'Paris', at: 0 },
        { name: 'Laroche', at: 155 },
        { name: 'Tonnerre', at: 196 },
        { name: 'Dijon', at: 314 },
        { name: 'Lyon', at: 512 },
      ],
      /** Hours of the day. */
      trains: [
        { from: 'Paris', departs: 11, to: 'Lyon', arrives: 22 + 10 / 60 },
        { from: 'Lyon', departs: 6 + 55 / 60, to: 'Paris', arrives: 18 },
      ],
      day: { from: 6, to: 24, labels: [6, 12, 18, 24] },
    },
    release: {
      caption: `A release in the same form: our stages up the side, time from left to right. ${releaseGraph.key.slice(1).join(' ')}`,
    },
  },
  highlightsTitle: 'Decisions are made where the work is done',
  highlights: [
    {
      title: 'Collaborative Culture',
      text: 'Work is planned, reviewed and finished together. Whoever does the work has a say in how it is done.',
    },
    {
      title: 'Distributed Management Structure',
      text: 'Decisions are made by the people closest to them. Responsibility is spread, and everyone can see where it lies.',
    },
    {
      title: 'Continuous Development',
      text: 'We improve what we run in small steps, and ourselves the same way. Time to learn is part of the job.',
    },
  ],
  closing: {
    title: 'Tell us what you run',
    text: 'A person reads your message and answers it by email.',
    link: { label: 'Talk to us', href: '/#contact' },
  },
} as const;
