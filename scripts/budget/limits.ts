/** What is weighed of a page. All but the requests in bytes, texts as brotli makes them at its best. */
export interface Limits {
  /** The HTML with the styles in it, and style sheets if it has to wait for any. */
  document: number;
  scripts: number;
  fonts: number;
  /** With the pictures, in whichever window takes the larger ones. */
  total: number;
  requests: number;
}

/**
 * By the page's file. The home page's are a promise, the others' a little more than they need now. With
 * 870 bytes of headers the home page's HTML fits into the ten packets that a server sends at once.
 */
export const limits: Readonly<Record<string, Limits>> = {
  'index.html': {
    document: 13_720,
    scripts: 90_000,
    fonts: 45_000,
    total: 160_000,
    requests: 12,
  },
  'about/index.html': {
    document: 5_200,
    scripts: 86_000,
    fonts: 45_000,
    total: 235_000,
    requests: 10,
  },
  'careers/index.html': {
    document: 5_200,
    scripts: 86_000,
    fonts: 45_000,
    total: 112_000,
    requests: 7,
  },
  'product/index.html': {
    document: 11_500,
    scripts: 89_000,
    fonts: 45_000,
    total: 121_000,
    requests: 9,
  },
  '404.html': {
    document: 6_500,
    scripts: 86_000,
    fonts: 45_000,
    total: 112_000,
    requests: 7,
  },
};
