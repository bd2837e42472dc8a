import { company } from './company.ts';

interface SlideCopy {
  title: string;
  description: string;
}

interface SlideImage {
  alt: string;
  /** Explains how to read the image. */
  legend: readonly { symbol: 'dashed' | 'solid' | 'shaded'; text: string }[];
}

/** A slide of the type `component` shows the release graph. */
export type HeroSlide = SlideCopy & ({ type: 'component' } | { type: 'image'; image: SlideImage });

export const heroSlides: readonly HeroSlide[] = [
  {
    title: company.products.launch,
    description:
      'We build and run cloud platforms for large enterprises. Launch automates Kubernetes releases on AWS, GCP, Azure, on-prem and bare metal. Observe’s AI drafts policy fixes; you approve them.',
    type: 'component',
  },
  {
    title: company.products.observe,
    description:
      'AI-accelerated managed services. When something breaks, AI suggests the cause, and your team or ours confirms it.',
    type: 'image',
    image: {
      alt: 'An example dashboard: a service’s expected and actual latency, what its objective allows, an incident whose cause AI suggested and a person confirmed, controls, and assets.',
      legend: [
        { symbol: 'dashed', text: 'Dashed is expected.' },
        { symbol: 'solid', text: 'Solid is actual.' },
        { symbol: 'shaded', text: 'Shaded is allowed.' },
      ],
    },
  },
];

export const carouselCopy = {
  label: `What ${company.name} offers`,
  controls: 'Slides',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `${number} of ${count}`,
  dot: (number: number, title: string) => `Slide ${number}: ${title}`,
  /** The dot's visible label: the slide's title without the company's name. */
  dotName: (title: string) => title.replace(`${company.name} `, ''),
};
