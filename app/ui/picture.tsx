import type { Rendition } from 'virtual:pictures';

interface PictureProps {
  alt: string;
  picture: Rendition;
  /** Other drawings for the windows their media queries match. The first match wins. */
  instead?: readonly { media: string; picture: Rendition }[];
  /** As in `<img sizes>`, for a photograph. */
  sizes?: string;
  className?: string;
}

/** A drawing as SVG, or a photograph as responsive AVIF with a WebP fallback. */
export function Picture({ alt, picture, instead = [], sizes, className }: PictureProps) {
  const { src, avif, width, height } = picture;
  return (
    <picture className={className}>
      {instead.map(({ media, picture: { src, width, height } }) => (
        <source key={media} srcSet={src} {...{ media, width, height }} />
      ))}
      {avif && <source type="image/avif" srcSet={avif} {...{ sizes, width, height }} />}
      <img alt={alt} {...{ src, width, height }} loading="lazy" decoding="async" />
    </picture>
  );
}
