import { company } from './company.ts';

export interface HeroSlide {
  title: string;
  description: string;
  /** A drawing that lives in the page, or an image file. */
  type: 'component' | 'image';
  /** Image slides only. */
  image?: { name: string; alt: string };
  actions: readonly { label: string; href: string; kind: 'button' | 'link' }[];
}

export const hero = {
  title: company.tagline,
  label: `What ${company.name} offers`,
  slides: [
    {
      title: company.products.launch,
      description:
        'Kubernetes automation for AWS, GCP, Azure, on-prem and bare metal: release pipelines, GPU AI deployment, and ephemeral, stage and prod environments, all as code.',
      type: 'component',
      actions: [
        { label: 'Talk to us', href: '#contact', kind: 'button' },
        { label: 'See the workflow', href: '/product#workflow', kind: 'link' },
      ],
    },
    {
      title: company.products.observe,
      description:
        'AI-accelerated managed services: every asset found and recorded, every service watched against what was promised, policy and risk reported without a scramble before the audit.',
      type: 'image',
      image: {
        name: 'observe-feature',
        alt: 'A managed-services dashboard: a service’s planned and actual latency with the band its objective allows, an inventory of assets, posture by framework, and an incident told in two sentences.',
      },
      actions: [
        { label: 'Talk to us', href: '#contact', kind: 'button' },
        { label: 'What it covers', href: '#solutions', kind: 'link' },
      ],
    },
  ] as const satisfies readonly HeroSlide[],
  controls: {
    label: 'Slides',
    pause: 'Pause',
    play: 'Play',
  },
} as const;

export const solutions = {
  title: 'Solutions',
  lead: 'Two offerings. One gets a change to production; the other looks after what runs there.',
  items: [
    {
      name: company.products.launch,
      summary: 'Kubernetes automation, from the push to the release that serves traffic.',
      capabilities: [
        {
          name: 'AWS, GCP, Azure, on-prem and bare metal',
          text: 'One way to release, whichever ground the cluster stands on.',
        },
        {
          name: 'GPU AI deployment',
          text: 'Models are scheduled on GPU nodes and released like any other service.',
        },
        {
          name: 'Release pipelines',
          text: 'From Git to production through the same checks every time.',
        },
        {
          name: 'Ephemeral, stage and prod environments',
          text: 'An environment for each pull request, and two that stay.',
        },
        {
          name: 'Infrastructure-as-code templates',
          text: 'Environments come from templates you can read, review and change.',
        },
      ],
      link: { label: 'See how Launch works', href: '/product' },
    },
    {
      name: company.products.observe,
      summary: 'AI-accelerated managed services for what is already running.',
      capabilities: [
        {
          name: 'Asset discovery and CMDB',
          text: 'What you run is found, recorded and kept current.',
        },
        {
          name: 'Observability',
          text: 'Availability and latency measured against the objectives you set.',
        },
        {
          name: 'Policy and compliance',
          text: 'Controls written as code, checked all the time instead of once a year.',
        },
        {
          name: 'Process automation',
          text: 'Routine operations run as code, with a record of each run.',
        },
        {
          name: 'Security and risk posture analysis',
          text: 'Findings are ranked by what they put at risk.',
        },
        {
          name: 'Reporting',
          text: 'One account of availability, risk and cost, for engineers and for the board.',
        },
      ],
      link: { label: 'Talk to us about Observe', href: '#contact' },
    },
  ],
} as const;

export const approach = {
  title: 'Approach',
  lead: 'How an engagement runs. Each step ends with something you keep, whether or not there is a next one.',
  outcomeLabel: 'You get',
  steps: [
    {
      name: 'Assess',
      text: 'We look at what you run, how changes reach it and where they wait.',
      outcome: 'A written assessment, with the waits measured and the risks in order.',
    },
    {
      name: 'Design',
      text: 'We agree on a target with the people who will run it, and on the order to get there.',
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
      outcome: 'A running service, and a regular report on how it is doing.',
    },
  ],
} as const;
