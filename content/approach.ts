export const approach = {
  title: 'Approach',
  claim: 'Each step ends with something you keep.',
  lead: 'We work in your repositories, and what each step ends with is yours.',
  outcomeLabel: 'You get',
  steps: [
    {
      name: 'Assess',
      text: 'We look at what you run, how changes reach it and where they wait.',
      outcome: 'A written assessment, with the waits measured and the risks in order.',
    },
    {
      name: 'Design',
      text: 'We agree on a target and the way there with those who will run it.',
      outcome: 'An architecture and a roadmap that fits the teams you have.',
    },
    {
      name: 'Automate',
      text: 'We build pipelines, environments and policies as code, in your repositories.',
      outcome: 'A working pipeline that your own engineers can change.',
    },
    {
      name: 'Operate',
      text: 'We run it with you: observe, patch, respond and report against agreed objectives.',
      outcome: 'A running service, and regular reports.',
    },
  ],
} as const;
