import type { Picture } from 'vite-imagetools';

interface PhotographProps {
  alt: string;
  photograph: Picture;
  /** The `sizes` attribute of each `<source>`. */
  sizes: string;
}

/** Shows a photograph in several formats and widths, from which the browser chooses. */
export function Photograph({ alt, photograph: { sources, img }, sizes }: PhotographProps) {
  return (
    <picture>
      {Object.entries(sources).map(([format, srcSet]) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* The width and height reserve the space before the image loads. */}
      <img src={img.src} width={img.w} height={img.h} alt={alt} />
    </picture>
  );
}
