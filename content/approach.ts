/** The Approach section. `inDrawing` annotates the chart of the visitor's line with what each step does. */
export const approach = {
  title: 'Approach',
  headline: 'Each step ends with something you keep.',
  lead: 'What we write lives in your repositories and stays yours.',
  outcomeLabel: 'You get:',
  steps: {
    assess: {
      name: 'Assess',
      inDrawing: ':',
      text: 'We look at what you run, how changes reach it and where they wait.',
      outcome: 'a written assessment: waits measured, risks ranked.',
    },
    design: {
      name: 'Design',
      inDrawing: ': we set a target here with you',
      text: 'Your team and ours agree on a target and a route before anything is built.',
      outcome: 'an architecture and a roadmap that fit the teams you have.',
    },
    automate: {
      name: 'Automate',
      inDrawing: ' takes waits out',
      text: 'We build pipelines, environments and policies as code.',
      outcome: 'a working pipeline that your own engineers can change.',
    },
    operate: {
      name: 'Operate',
      inDrawing: ' catches waits that come back',
      text: 'We monitor and patch the platform and respond to incidents alongside your team.',
      outcome: 'a record of runs and approvals, and reports on waits and objectives.',
    },
  },
} as const;
