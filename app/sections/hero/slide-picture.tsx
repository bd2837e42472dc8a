import { breakpoints } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture.tsx';
import desktop from './pictures/observe-feature.svg';
import notebook from './pictures/observe-feature-notebook.svg';
import phone from './pictures/observe-feature-phone.svg';
import tablet from './pictures/observe-feature-tablet.svg';

/**
 * Images that content/hero-slides.ts refers to by name. Their SVG files have no `viewBox`, so they adapt to the size
 * given here instead of scaling.
 */
const pictures: Partial<Record<string, Omit<Parameters<typeof Picture>[0], 'alt'>>> = {
  'observe-feature': {
    src: desktop,
    width: 1100,
    height: 600,
    sources: [
      { media: breakpoints.phone, srcSet: phone, width: 360, height: 410 },
      { media: `not all and ${breakpoints.desktop}`, srcSet: tablet, width: 700, height: 580 },
      {
        media: `not all and ${breakpoints.wide}, (height < 56.25em)`,
        srcSet: notebook,
        width: 1000,
        height: 480,
      },
    ],
  },
};

export function SlidePicture({ name, alt }: { name: string; alt: string }) {
  const picture = pictures[name];
  if (!picture)
    throw new Error(`content/hero-slides.ts: slide-picture.tsx has no picture “${name}”.`);
  // Low, because its slide is shown second.
  return <Picture className="slide-picture" alt={alt} fetchPriority="low" {...picture} />;
}
