import { company } from './company.ts';
import { operations, stages } from './pipeline.ts';

export const solutions = {
  title: 'Solutions',
  claim: 'Launch ships the change.\nObserve keeps it running.',
  covers: 'What it covers',
  items: [
    {
      id: 'launch',
      name: company.products.launch,
      summary: 'Kubernetes automation',
      /** Named on the home page, explained on the product page. */
      capabilities: [
        {
          name: 'AWS, GCP and Azure',
          text: 'The same pipeline on every cluster.',
        },
        {
          name: 'On-prem and bare metal',
          text: 'The same releases, on your own hardware.',
        },
        {
          name: 'GPU AI deployment',
          text: 'Models are scheduled on GPU nodes and released like any other service.',
        },
        {
          name: 'Release pipelines',
          text: 'Every change goes through the same checks, from git push to live traffic.',
        },
        {
          name: 'Ephemeral, stage and prod environments',
          text: 'A temporary environment for every pull request, alongside stage and prod.',
        },
        {
          name: 'Infrastructure-as-code templates',
          text: 'Plain code you can read, review and change.',
        },
      ],
      link: { label: 'See how Launch works', href: '/product', subject: undefined },
    },
    {
      id: 'observe',
      name: company.products.observe,
      summary: 'AI-accelerated managed services',
      capabilities: [
        {
          name: 'Asset discovery and CMDB',
          text: 'A current record of what you run.',
        },
        {
          name: 'Observability',
          text: 'Availability and latency, by service.',
        },
        {
          name: 'Policy and compliance',
          text: 'Controls as code, on every change.',
        },
        {
          name: 'Process automation',
          text: 'Routine work, run as code.',
        },
        {
          name: 'Security and risk posture analysis',
          text: 'Findings, ranked by risk.',
        },
        {
          name: 'Reporting',
          text: 'Availability, risk and cost in one report.',
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

/** The drawing over both: one release, and what happens when it fails. */
export const incident = {
  launch: {
    description:
      'A release climbs from Push to Git through Preview and Staging into Production. The previous release is kept ready.',
    /** From top to bottom; the last names the time axis. */
    rows: [
      operations.health.name,
      stages.production.name,
      stages.staging.name,
      stages.preview.name,
      stages.push.name,
      'Time',
    ],
  },
  observe: {
    description:
      'Health checks fail and raise an alert. AI suggests this release as the cause, a person confirms it, and the previous release is back in production after 7 minutes, inside an objective of 10.',
    rows: [
      operations.health.name,
      stages.production.name,
      'A person confirms it',
      'AI suggests the cause',
      'Alert',
      'Minutes (example)',
    ],
  },
  thisRelease: 'This release',
  cause: 'Cause: this release',
  previous: ['Previous release,', 'kept ready'],
  rolledBack: 'Rolled back',
  objective: ['Objective:', '10 min'],
} as const;
