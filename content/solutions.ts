import { callsToAction } from './calls-to-action.ts';
import { company } from './company.ts';
import { operations, stages } from './pipeline.ts';

export const solutions = {
  title: 'Solutions',
  headline: 'Launch ships the change.\nObserve keeps it\u00a0running.',
  lead: {
    before: 'Observe’s AI shortens waits: it ',
    link: { label: 'drafts the fix for a failed policy check', href: '/product#ai-at-work' },
    after: ' and suggests the cause when a live release fails.',
  },
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
        { name: 'Release pipelines', text: 'You approve; a failed rollout reverts itself.' },
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
      /** Each text says what AI does, then what the client does. */
      capabilities: [
        {
          name: 'Asset discovery and CMDB',
          text: 'AI finds and groups; you confirm.',
        },
        {
          name: 'Observability',
          text: 'AI ties alerts to changes; you judge the link.',
        },
        {
          name: 'Policy and compliance',
          text: 'AI drafts the fix as code; you review it.',
        },
        {
          name: 'Process automation',
          text: 'AI drafts the runbook; you approve it.',
        },
        {
          name: 'Security and risk posture analysis',
          text: 'AI ranks the risks; you choose the fixes.',
        },
        {
          name: 'Reporting',
          text: 'AI drafts the report; you sign it off.',
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

/** The drawing that spans both products: one release, and what happens when it fails. */
export const incident = {
  launch: {
    description:
      'A release climbs from Push to Git through Preview and Staging into Production, where its health checks pass and it goes live. The previous release is kept ready.',
    /** The labels of the drawing's rows, from top to bottom. The last label names the time axis. */
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
      'The live release fails its health checks, which raises an alert. AI suggests this release as the cause, a person confirms it, and the previous release is back in production after 7 minutes, inside an objective of 10.',
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
  cause: 'This release?',
  previous: ['Previous release,', 'kept ready'],
  rolledBack: 'Rolled back',
  objective: 'Objective',
} as const;
