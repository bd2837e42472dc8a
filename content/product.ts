import { company } from './company.ts';
import { solutions } from './solutions.ts';

export const product = {
  name: company.products.launch,
  title: 'From push to production, on\u00a0one\u00a0line',
  lead: `${company.products.launch} automates Kubernetes releases on AWS, GCP, Azure, on-prem and bare metal. The pipeline is code in your repositories, and every change takes the same way up.`,
  capabilitiesTitle: 'One way to release, wherever you run',
  capabilities: solutions.items[0].capabilities,
  closing: {
    title: 'See it with your own services',
    text: 'Tell us what you run. A person reads it and answers by email with the way it would take.',
    link: { label: 'Talk to us', href: '/#contact' },
  },
} as const;
