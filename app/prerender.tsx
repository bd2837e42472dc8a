import type { ComponentType } from 'react';
import { type PageName, pages } from '#content/pages.ts';
import { formPages } from './form-pages.tsx';
import { renderHtml } from './render-html.tsx';
import { Site } from './site.tsx';
import { SocialCard } from './social-card/social-card.tsx';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/**
 * The HTML inside the root element for the page in `app/pages/{name}.tsx`.
 *
 * @param path as the site's record of pages has it; empty for the page that is not found
 */
export function renderPage(name: string, path: string): Promise<string> {
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no app/pages/${name}.tsx for the page "${name}".`);
  return renderHtml(<Site path={path} Page={module.Page} />);
}

/** The pages that answer a form sent without scripts: name, title and HTML of each. */
export function renderFormPages() {
  return Promise.all(
    Object.entries(formPages).map(async ([name, { title, Page }]) => ({
      name,
      title,
      html: await renderHtml(<Page />),
    })),
  );
}

/** The picture beside a shared link to a page, for Satori to draw. */
export function socialCard(page: PageName) {
  return <SocialCard page={page} title={pages[page].card.title} />;
}
