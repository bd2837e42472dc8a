import { callsToAction } from './calls-to-action.ts';
import { company } from './company.ts';
import { operations, stages } from './pipeline.ts';

export const solutions = {
  title: 'Solutions',
  claim: 'Launch ships the change.\nObserve keeps it running.',
  lead: 'Automation shortens the path to production. AI shortens the path back from an incident.',
  covers: 'What it covers',
  items: [
    {
      id: 'launch',
      name: company.products.launch,
      summary: 'Kubernetes automation',
      capabilities: [
        { name: 'AWS, GCP and Azure', text: 'One pipeline for every cluster.' },
        { name: 'On-prem and bare metal', text: 'The same releases, on your own hardware.' },
        { name: 'GPU AI deployment', text: 'Models ship like any other service.' },
        { name: 'Release pipelines', text: 'The same checks for every change.' },
        {
          name: 'Ephemeral, stage and prod environments',
          text: 'One set of templates for all of them.',
        },
        { name: 'Infrastructure-as-code templates', text: 'Yours to read and change.' },
      ],
      link: { label: 'See how Launch works', href: '/product', subject: undefined },
    },
    {
      id: 'observe',
      name: company.products.observe,
      summary: 'AI-accelerated managed services',
      /** In each line, what AI does, and what a person does. */
      capabilities: [
        {
          name: 'Asset discovery and CMDB',
          text: 'AI groups what it finds; you confirm it.',
        },
        {
          name: 'Observability',
          text: 'AI names the likely change; a person decides.',
        },
        {
          name: 'Policy and compliance',
          text: 'AI drafts the fix as code; a person reviews it.',
        },
        {
          name: 'Process automation',
          text: 'AI drafts the runbook; a person approves it.',
        },
        {
          name: 'Security and risk posture analysis',
          text: 'AI ranks the findings; you set the order.',
        },
        {
          name: 'Reporting',
          text: 'AI drafts the report; a person signs it off.',
        },
      ],
      link: {
        label: callsToAction.talk.label,
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
