import type { ComponentType } from 'react';
import { type PageName, pages } from '#content/pages.ts';
import { formPages } from './form-pages.tsx';
import { renderHtml } from './render-html.tsx';
import { Site } from './site.tsx';
import { SocialCard } from './social-card/social-card.tsx';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/**
 * Renders `app/pages/{name}.tsx` to the HTML inside the root element.
 *
 * @param path from `content/pages.ts`; empty for the not-found page
 */
export function renderPage(name: string, path: string): Promise<string> {
  const file = `app/pages/${name}.tsx`;
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no ${file} for the page "${name}".`);
  return renderHtml(<Site path={path} Page={module.Page} />, file);
}

/** Renders the answers to a form sent without scripts. */
export function renderFormPages() {
  return Promise.all(
    Object.entries(formPages).map(async ([name, { title, Page }]) => ({
      name,
      title,
      html: await renderHtml(<Page />, 'app/form-pages.tsx'),
    })),
  );
}

/** Returns a page's social card for Satori. */
export function socialCard(page: PageName) {
  return <SocialCard page={page} title={pages[page].card.title} />;
}
