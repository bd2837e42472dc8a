export const about = {
  title: 'People who like it when things run\u00a0on\u00a0time',
  lead: 'We build and run infrastructure for large enterprises, and we write down how. What we learn in one place becomes code, and the code becomes the next starting point.',
  photos: [
    {
      name: 'team-collaboration',
      caption: 'Team collaboration',
      alt: 'Team collaboration: a shared desk with two laptops, notes and cups, two chairs drawn together, a jacket over one, and a window on the prairie.',
    },
    {
      name: 'office-environment',
      caption: 'Office environment',
      alt: 'Office environment: an open room with desks, screens and plants, a brick wall, and a long window on a flat horizon.',
    },
    {
      name: 'team-meeting',
      caption: 'Team meeting',
      alt: 'Team meeting: a table with cups and papers, chairs just left, a release graph in chalk on the blackboard behind it, and notes beside it.',
    },
  ],
  highlightsTitle: 'How we work',
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
} as const;
