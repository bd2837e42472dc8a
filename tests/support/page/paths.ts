import { pages } from '#content/pages.ts';

export const pagePaths = Object.values(pages).map(({ path }) => path);

/** The paths of all pages, and one that no page has. */
export const allPaths = [...pagePaths, '/nowhere'];
