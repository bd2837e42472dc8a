import phone from '#app/drawings/observe-feature/observe-feature-phone.svg.tsx';
import tablet from '#app/drawings/observe-feature/observe-feature-tablet.svg.tsx';
import wide from '#app/drawings/observe-feature/observe-feature-wide.svg.tsx';
import { dashboardSizes as sizes } from '#app/drawings/observe-feature/sizes.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The images that `content/hero-slides.ts` refers to by name. */
const images: Partial<Record<string, Omit<Parameters<typeof Picture>[0], 'alt'>>> = {
  'observe-feature': {
    src: wide,
    ...dimensions('wide'),
    sources: [
      { media: breakpoints.phone, srcSet: phone, ...dimensions('phone') },
      { media: `not all and ${breakpoints.desktop}`, srcSet: tablet, ...dimensions('tablet') },
    ],
  },
};

export function SlideImage({ name, alt }: { name: string; alt: string }) {
  const image = images[name];
  if (!image) throw new Error(`content/hero-slides.ts: slide-image.tsx has no image “${name}”.`);
  // Low priority, because its slide is shown second.
  return <Picture className="slide-image" alt={alt} fetchPriority="low" {...image} />;
}

function dimensions(size: keyof typeof sizes) {
  const { width, bleed, height } = sizes[size];
  return { width: width + bleed, height };
}
