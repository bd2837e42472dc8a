import type { ComponentProps } from 'react';
import type { Picture as Renditions } from 'vite-imagetools';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** These reserve the picture's space before it loads. */
  width: number;
  height: number;
  /** The first that the browser can show and whose media query matches is taken instead of `src`. */
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
  /** As in `<img sizes>`. */
  sizes: string;
}

/** A photograph in the format and width that suit the browser. */
export function Photograph({ alt, photograph: { sources, img }, sizes }: PhotographProps) {
  const formats = Object.entries(sources).map(([format, srcSet]) => ({
    type: `image/${format}`,
    srcSet,
    sizes,
  }));
  return <Picture alt={alt} src={img.src} width={img.w} height={img.h} sources={formats} />;
}
