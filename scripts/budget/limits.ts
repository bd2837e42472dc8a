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
 * By the page's file. The home page's are a promise, the others' a little more than they need now. Up to
 * 13,720 bytes the home page's HTML fits, with 870 bytes of headers, into the ten packets that a server
 * sends at once: worth keeping, and no reason to refuse a longer headline. A font has to fit.
 */
export const limits: Readonly<Record<string, Limits>> = {
  'index.html': {
    document: 14_500,
    scripts: 90_000,
    fonts: 13_500,
    total: 160_000,
    requests: 12,
  },
  'about/index.html': {
    document: 5_200,
    scripts: 86_000,
    fonts: 13_500,
    total: 200_000,
    requests: 10,
  },
  'careers/index.html': {
    document: 5_200,
    scripts: 86_000,
    fonts: 13_500,
    total: 105_000,
    requests: 7,
  },
  'product/index.html': {
    document: 11_500,
    scripts: 89_000,
    fonts: 13_500,
    total: 114_000,
    requests: 9,
  },
  '404.html': {
    document: 6_500,
    scripts: 86_000,
    fonts: 13_500,
    total: 105_000,
    requests: 7,
  },
};
