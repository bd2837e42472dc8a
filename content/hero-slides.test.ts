import { expect, it } from 'vitest';
import { hero } from './hero-controls.ts';
import { heroSlides } from './hero-slides.ts';

it('gives each slide the title its dot names', () => {
  expect(heroSlides.map(({ title }) => title)).toEqual([...hero.controls.slides]);
});
