import './slide-image-styles.css.ts';
import phone from '#app/drawings/observe-feature/observe-feature-phone.svg.tsx';
import tablet from '#app/drawings/observe-feature/observe-feature-tablet.svg.tsx';
import wide from '#app/drawings/observe-feature/observe-feature-wide.svg.tsx';
import { bleed, dashboardSizes as sizes } from '#app/drawings/observe-feature/sizes.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';

/** Shows the second slide's image, in three layouts. */
export function SlideImage({ alt }: { alt: string }) {
  return (
    <picture className="slide-image">
      <source media={breakpoints.phone} srcSet={phone} {...dimensions('phone')} />
      <source
        media={`not all and ${breakpoints.desktop}`}
        srcSet={tablet}
        {...dimensions('tablet')}
      />
      {/* Low priority, because the image's slide is shown second. */}
      <img src={wide} alt={alt} fetchPriority="low" {...dimensions('wide')} />
    </picture>
  );
}

function dimensions(size: keyof typeof sizes) {
  const { width, height } = sizes[size];
  return { width: width + bleed, height };
}
