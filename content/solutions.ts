import { company } from './company.ts';

export const solutions = {
  title: 'Solutions',
  claim: 'Launch gets a change to production. Observe looks after what runs there.',
  covers: 'What it covers',
  items: [
    {
      id: 'launch',
      name: company.products.launch,
      summary: 'Kubernetes automation, from the push to the release that serves traffic.',
      capabilities: [
        {
          name: 'AWS, GCP, Azure, on-prem and bare metal',
          text: 'One way to release, wherever the cluster runs.',
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
          text: 'An environment for each pull request, beside stage and prod.',
        },
        {
          name: 'Infrastructure-as-code templates',
          text: 'Templates that you can read, review and change.',
        },
      ],
      link: { label: 'See how Launch works', href: '/product', subject: undefined },
    },
    {
      id: 'observe',
      name: company.products.observe,
      summary: 'AI-accelerated managed services for what you run: AI suggests, a person confirms.',
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
          text: 'Controls written as code and checked on every change.',
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
          text: 'One account of availability, risk and cost.',
        },
      ],
      link: {
        label: 'Discuss Observe with us',
        href: '#contact',
        subject: company.products.observe,
      },
    },
  ],
} as const;
