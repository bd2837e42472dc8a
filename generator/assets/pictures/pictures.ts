/** The visible part of a photograph, as fractions of its width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Widths in pixels. */
const photograph = {
  kind: 'photograph',
  widths: [480, 672, 960, 1200],
  webp: true,
} as const;

/**
 * Every picture of the pages, with its widths in pixels, smallest first. Drawings are in drawings/,
 * photographs in photographs/. `narrowest` is the smallest width (CSS px) at which a drawing is shown and
 * its letters stay legible. All are AVIF, with the largest width as a WebP fallback.
 */
export const pictures = {
  // As tall as its box; the window crops its width.
  'observe-feature': {
    kind: 'drawing',
    widths: [1870, 2700, 3740],
    narrowest: 1260,
    webp: true,
  },
  'observe-feature-notebook': {
    kind: 'drawing',
    widths: [1420, 2840],
    narrowest: 1225,
    webp: false,
  },
  'observe-feature-tablet': {
    kind: 'drawing',
    widths: [900, 1840],
    narrowest: 568,
    webp: false,
  },
  'observe-feature-phone': {
    kind: 'drawing',
    widths: [720, 1080],
    narrowest: 315,
    webp: false,
  },
  // Cropped to leave out the flat sky, with one graph in each.
  'team-collaboration': { ...photograph, crop: { left: 0, top: 0.4, width: 0.755, height: 0.6 } },
  'office-environment': {
    ...photograph,
    widths: [480, 672, 992],
    crop: { left: 0.2, top: 0.37, width: 0.62, height: 0.57 },
  },
  'team-meeting': {
    ...photograph,
    widths: [480, 672, 1088],
    crop: { left: 0.02, top: 0.03, width: 0.68, height: 0.97 },
  },
} as const;

export type PictureName = keyof typeof pictures;

/** A picture as the pages ask for it. */
export interface Rendition {
  /** Address of the files, without width and format: `${path}-${width}.avif`. */
  path: string;
  /** Widths in pixels that exist as files, smallest first. */
  widths: readonly number[];
  /** Pixels of the largest file, which reserve the picture's space before it loads. */
  width: number;
  height: number;
}
