import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { carouselWords, heroSlides } from '#content/hero-slides.ts';
import { Hero } from './hero.tsx';

const another = { title: 'Another', description: '', type: 'image' } as const;

vi.mock('./slide.tsx', () => ({ Slide: ({ title }: { title: string }) => <h2>{title}</h2> }));

it('renders a slide and a dot for each entry of the list', () => {
  (heroSlides as object[]).push({ ...another, image: { name: 'team-meeting', alt: '' } });
  const html = renderToStaticMarkup(<Hero />);
  const labels = [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  for (const [index, { title }] of heroSlides.entries()) {
    expect(html).toContain(`<h2>${title}</h2>`);
    expect(labels).toContain(carouselWords.slide(index + 1, heroSlides.length));
    expect(labels).toContain(carouselWords.dot(index + 1, title));
  }
});
