import { company } from './company.ts';

/** What the carousel itself says. */
export const hero = {
  /** The tagline again, broken where a phone breaks it. */
  titleLines: ['Enabling Velocity', 'through AI'],
  label: `What ${company.name} offers`,
  controls: {
    label: 'Slides',
    pause: 'Pause',
    play: 'Play',
    slides: [company.products.launch, company.products.observe],
  },
} as const;
