import { stages } from './pipeline.ts';

export const about = {
  title: 'People who like it when things run\u00a0on\u00a0time',
  lead: 'We build and run large enterprises’ cloud platforms.\nWhen an engagement ends, the code stays with you.',
  /**
   * É.-J. Marey (La méthode graphique, 1885, pages 19 to 22 and figure 7) explains the method, attributes it to
   * M. Ibry, and gives the line's 512 km and the two expresses. The pages are at /49 and /50 of
   * https://fr.wikisource.org/wiki/Page:Marey_-_La_méthode_graphique,_1885.djvu. The other distances are today's:
   * 196.220 and 314.208 km (fr.wikipedia.org, "Gare de Tonnerre" and "Gare de Dijon-Ville").
   */
  trainGraph: {
    /** Each station's distance from Paris, and the release's stage on the same row. */
    stations: {
      Paris: { km: 0, stage: stages.production.name },
      Tonnerre: { km: 196, stage: stages.staging.name },
      Dijon: { km: 314, stage: stages.review.name },
      Lyon: { km: 512, stage: stages.push.name },
    },
    /** Times are in hours of the day. */
    trains: [
      { from: 'Paris', departs: 11, to: 'Lyon', arrives: 22 + 10 / 60 },
      { from: 'Lyon', departs: 6 + 55 / 60, to: 'Paris', arrives: 18 },
    ],
    hours: { from: 6, to: 24 },
    caption:
      'Left: two Paris–Lyon expresses at average speed, after Marey (1885) and Ibry. Right: software releases.',
  },
  whyLines: {
    title: 'Our drawings',
    headline: 'A steeper line is a faster train.',
    paragraphs: [
      {
        icon: 'sheet',
        text: 'Nineteenth-century railways planned a whole day on one sheet: stations up the side, hours from left to right, one line for each train.',
      },
      {
        icon: 'stop',
        text: 'A train that stands still is a flat line. One look shows every stop, and where trains meet.',
      },
      {
        icon: 'releases',
        text: 'We draw software releases the same way, because the wait everyone can see gets fixed first.',
      },
    ],
  },
  highlights: {
    title: 'How we work',
    headline: 'The plan is on the wall.\nAnyone can correct\u00a0it.',
    items: [
      {
        title: 'Collaborative Culture',
        text: 'We plan, review and finish work together.',
        photo: {
          name: 'team-collaboration',
          alt: 'Team collaboration: a printed release timetable, half corrected in red pencil, with spectacles and two mugs around it; behind it a laptop on a call showing a release graph.',
        },
      },
      {
        title: 'Distributed Management Structure',
        text: 'Decisions are made near the work. Each has one owner, and everyone can see who.',
        photo: {
          name: 'office-environment',
          alt: 'Office environment: a desk at a window looking onto the prairie, where a freight train passes; beside the window coats and a scarf on pegs, under a clock.',
        },
      },
      {
        title: 'Continuous Development',
        text: 'We improve systems, and how we work, in steps we can undo.',
        photo: {
          name: 'team-meeting',
          alt: 'Team meeting: a release graph in chalk on the blackboard, one wait in it circled; before it a table with cups and papers, chairs pushed back.',
        },
      },
    ],
    note: 'The pictures are renderings.',
  },
  closing: 'See where your changes wait.',
} as const;
