import type { ComponentProps } from 'react';
import type { Picture as Renditions } from 'vite-imagetools';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Width and height reserve the space before the image loads. */
  width: number;
  height: number;
  /** The browser uses the first source that it supports and whose media query matches, or else `src`. */
  sources: readonly (ComponentProps<'source'> & { srcSet: string })[];
}

export function Picture({ className, sources, alt, ...img }: PictureProps) {
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img alt={alt} {...img} />
    </picture>
  );
}

interface PhotographProps {
  alt: string;
  photograph: Renditions;
  /** The `sizes` attribute of `<img>`. */
  sizes: string;
}

/** A photograph in several formats and widths, from which the browser chooses. */
export function Photograph({ alt, photograph: { sources, img }, sizes }: PhotographProps) {
  const formats = Object.entries(sources).map(([format, srcSet]) => ({
    type: `image/${format}`,
    srcSet,
    sizes,
  }));
  return <Picture alt={alt} src={img.src} width={img.w} height={img.h} sources={formats} />;
}
