import phone from '#app/drawings/observe-feature/observe-feature-phone.svg.tsx';
import tablet from '#app/drawings/observe-feature/observe-feature-tablet.svg.tsx';
import wide from '#app/drawings/observe-feature/observe-feature-wide.svg.tsx';
import { bleed, dashboardSizes as sizes } from '#app/drawings/observe-feature/sizes.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';
import { Picture } from '#app/ui/picture.tsx';

/** The second slide's image, in three layouts. */
export function SlideImage({ alt }: { alt: string }) {
  return (
    <Picture
      className="slide-image"
      src={wide}
      alt={alt}
      // Low priority, because its slide is shown second.
      fetchPriority="low"
      {...dimensions('wide')}
      sources={[
        { media: breakpoints.phone, srcSet: phone, ...dimensions('phone') },
        { media: `not all and ${breakpoints.desktop}`, srcSet: tablet, ...dimensions('tablet') },
      ]}
    />
  );
}

function dimensions(size: keyof typeof sizes) {
  const { width, height } = sizes[size];
  return { width: width + bleed, height };
}
