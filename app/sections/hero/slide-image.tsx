import './slide-image-styles.css.ts';
import desktop from '#app/drawings/observe-feature/observe-feature-desktop.svg.tsx';
import medium from '#app/drawings/observe-feature/observe-feature-medium.svg.tsx';
import phone from '#app/drawings/observe-feature/observe-feature-phone.svg.tsx';
import { bleed, dashboardSizes as sizes } from '#app/drawings/observe-feature/sizes.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';

/** Shows the second slide's image, in three layouts. */
export function SlideImage({ alt }: { alt: string }) {
  return (
    <picture className="slide-image">
      <source media={breakpoints.phone} srcSet={phone} {...dimensions('phone')} />
      <source
        media={`not all and ${breakpoints.desktop}`}
        srcSet={medium}
        {...dimensions('medium')}
      />
      {/* Low priority, because the image's slide is shown second. */}
      <img src={desktop} alt={alt} fetchPriority="low" {...dimensions('desktop')} />
    </picture>
  );
}

function dimensions(size: keyof typeof sizes) {
  const { width, height } = sizes[size];
  return { width: width + bleed, height };
}
