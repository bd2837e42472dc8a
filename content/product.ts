import { company } from './company.ts';

export const product = {
  name: company.products.launch,
  title: 'From push to production, on\u00a0one\u00a0line',
  lead: `${company.products.launch} automates Kubernetes releases wherever your clusters run. Stages and approval rules are code that you own.`,
  capabilities: {
    title: 'Capabilities',
    headline: 'Built for the clusters you already have.',
    items: [
      {
        icon: 'clusters',
        name: 'AWS, GCP and Azure',
        text: 'The same pipeline runs on every cluster. Differences between clouds live in the template.',
      },
      {
        icon: 'premises',
        name: 'On-prem and bare metal',
        text: 'A release to your own data centre passes the same stages.',
      },
      {
        icon: 'nodes',
        name: 'GPU AI deployment',
        text: 'Models are scheduled on GPU nodes, checked, released and rolled back like any other service.',
      },
      {
        icon: 'stages',
        name: 'Release pipelines',
        text: 'Every change passes the same checks and your approvals. People approve; the pipeline deploys.',
      },
      {
        icon: 'branch',
        name: 'Ephemeral, stage and prod environments',
        text: 'A temporary environment for every pull request, alongside staging and production.',
      },
      {
        icon: 'template',
        name: 'Infrastructure-as-code templates',
        text: 'Plain code that your engineers can read, review and change.',
      },
    ],
  },
  closing: 'Now draw the route your own changes take.',
} as const;
