/** The visible part of a photograph, as fractions of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The photographs in photographs/, with the widths (px) of their files, smallest first. */
export const photographs = {
  // Cropped to leave out the flat sky, with one graph in each.
  'team-collaboration': {
    widths: [480, 672, 992],
    crop: { left: 0.12, top: 0.22, width: 0.62, height: 0.75 },
  },
  'office-environment': {
    widths: [480, 672, 992],
    crop: { left: 0.2, top: 0.37, width: 0.62, height: 0.57 },
  },
  'team-meeting': {
    widths: [480, 672, 1088],
    crop: { left: 0.02, top: 0.03, width: 0.68, height: 0.97 },
  },
} as const;

/** The drawings in drawings/, with their proportions where the page sets only a width. */
export const drawings = {
  'observe-feature': { width: 1100, height: 600 },
  'observe-feature-notebook': { width: 1000, height: 480 },
  'observe-feature-tablet': { width: 700, height: 580 },
  'observe-feature-phone': { width: 360, height: 410 },
} as const;

export type PictureName = keyof typeof photographs | keyof typeof drawings;

/** A picture as the pages ask for it. */
export interface Rendition {
  /** Address of the drawing, or of the photograph as WebP. */
  src: string;
  /** A photograph's AVIF files, as in `<source srcset>`. */
  avif?: string;
  /** These reserve the picture's space before it loads. */
  width: number;
  height: number;
}
