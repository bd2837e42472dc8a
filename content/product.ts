import { company } from './company.ts';
import { solutions } from './solutions.ts';

export const product = {
  name: company.products.launch,
  title: 'From push to production, on\u00a0one\u00a0line',
  lead: `${company.products.launch} automates Kubernetes releases, wherever your clusters run. Every step is code in your repositories.`,
  capabilities: {
    title: 'Capabilities',
    claim: 'Built for the clusters you already have.',
    items: solutions.items[0].capabilities,
  },
} as const;
