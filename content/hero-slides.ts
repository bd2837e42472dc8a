import { company } from './company.ts';

export interface HeroSlide {
  title: string;
  description: string;
  /** A drawing that lives in the page, or an image file. */
  type: 'component' | 'image';
  /** Image slides only. */
  image?: { name: string; alt: string; key: readonly [string, string, string] };
  actions: readonly { label: string; href: string; kind: 'button' | 'link' }[];
}

/** The slides, in order. */
export const heroSlides = [
  {
    title: company.products.launch,
    description:
      'Kubernetes automation for large enterprises with AWS, GCP, Azure, on-prem and bare metal: release pipelines, GPU AI deployment and environments, all as code.',
    type: 'component',
    actions: [
      { label: 'Talk to us', href: '#contact', kind: 'button' },
      { label: 'See the workflow', href: '/product#workflow', kind: 'link' },
    ],
  },
  {
    title: company.products.observe,
    description:
      'AI-accelerated managed services: AI suggests the cause of an incident, a person confirms it. Assets, objectives, policy and risk in one account.',
    type: 'image',
    image: {
      name: 'observe-feature',
      alt: 'A dashboard: a service’s planned and actual latency in its objective’s band, assets, controls passing, and an incident whose cause AI suggested and a person confirmed.',
      key: ['Dashed is planned.', 'Solid is actual.', 'Shaded is the objective.'],
    },
    actions: [
      { label: 'Talk to us', href: '#contact', kind: 'button' },
      { label: 'What it covers', href: '#solutions', kind: 'link' },
    ],
  },
] as const satisfies readonly HeroSlide[];
