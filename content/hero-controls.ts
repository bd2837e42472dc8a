import { company } from './company.ts';

/** What the carousel itself says. */
export const hero = {
  label: `What ${company.name} offers`,
  controls: {
    label: 'Slides',
    pause: 'Pause',
    play: 'Play',
    slides: [company.products.launch, company.products.observe],
  },
} as const;
