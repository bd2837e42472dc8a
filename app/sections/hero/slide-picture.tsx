import { useHydrating } from '#app/browser/use-hydrating.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture.tsx';
import desktop from './pictures/observe-feature.svg';
import notebook from './pictures/observe-feature-notebook.svg';
import phone from './pictures/observe-feature-phone.svg';
import tablet from './pictures/observe-feature-tablet.svg';

/** The drawings that `content/hero-slides.ts` names. The files have no `viewBox`. */
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
  // It must not delay the scripts.
  const loading = useHydrating() ? 'lazy' : 'eager';
  const picture = pictures[name];
  if (!picture)
    throw new Error(`content/hero-slides.ts: slide-picture.tsx has no picture “${name}”.`);
  return <Picture className="slide-picture" alt={alt} loading={loading} {...picture} />;
}
