import { notFoundTitle, type PagePath, pageTitles } from '#content/page-titles.ts';

/** The title of the page at a path; that of the not-found page for any other. */
export function titleOf(path: string): string {
  return Object.hasOwn(pageTitles, path) ? pageTitles[path as PagePath] : notFoundTitle;
}
