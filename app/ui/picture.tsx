import type { Rendition } from 'virtual:pictures';

interface PictureProps {
  alt: string;
  wide: Rendition;
  /** Other compositions for the windows their media queries match. The first match wins. */
  instead?: readonly { media: string; picture: Rendition; sizes?: string }[];
  /** As in `<img sizes>`. */
  sizes: string;
  className?: string;
}

/** A responsive AVIF image with a WebP fallback. */
export function Picture({ alt, wide, instead = [], sizes, className }: PictureProps) {
  return (
    <picture className={className}>
      {instead.map((other) => (
        <Sources
          key={other.media}
          {...other.picture}
          sizes={other.sizes ?? sizes}
          media={other.media}
        />
      ))}
      <Sources {...wide} sizes={sizes} />
      <img
        src={`${wide.path}-${wide.width}.webp`}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Sources({
  path,
  widths,
  width,
  height,
  sizes,
  media,
}: Rendition & { sizes: string; media?: string }) {
  return (
    <source
      type="image/avif"
      srcSet={widths.map((pixels) => `${path}-${pixels}.avif ${pixels}w`).join(', ')}
      {...{ sizes, media, width, height }}
    />
  );
}
