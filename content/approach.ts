export const approach = {
  title: 'Approach',
  claim: 'Each step ends with something you keep.',
  lead: 'What we write lives in your repositories.',
  outcomeLabel: 'You get:',
  steps: [
    {
      name: 'Assess',
      text: 'We look at what you run, how changes reach it and where they wait.',
      outcome: 'a written assessment: waits measured, risks ranked.',
    },
    {
      name: 'Design',
      text: 'We agree on a target and a route with the people who will run the platform.',
      outcome: 'an architecture and a roadmap that fit the teams you have.',
    },
    {
      name: 'Automate',
      text: 'We build pipelines, environments and policies as code.',
      outcome: 'a working pipeline that your own engineers can change.',
    },
    {
      name: 'Operate',
      text: 'We observe, patch and respond to incidents alongside your team.',
      outcome: 'a record of every automated run, and reports against your objectives.',
    },
  ],
} as const;
