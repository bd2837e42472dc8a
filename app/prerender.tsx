import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { notFound } from '#content/not-found.ts';
import { type PageName, pages } from '#content/pages.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { formPages } from './form-pages.tsx';
import { Site } from './site.tsx';
import { SocialCard } from './social-card/social-card.tsx';
import fontUrl from './styles/radio-canada-big-english.woff2';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/** Renders `app/pages/{name}.tsx` as a document. */
export function renderPage(name: PageName | 'not-found', parts: DocumentParts): string {
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no app/pages/${name}.tsx.`);
  const { path, title }: { path?: string; title: string } =
    name === 'not-found' ? { title: notFound.documentTitle } : pages[name];
  // Not `renderToStaticMarkup`, because hydration needs the separators that `renderToString` writes between text nodes.
  const bodyHtml = renderToString(<Site path={path ?? ''} Page={module.Page} />);
  return renderDocument({ ...parts, name, path, title, fontUrl, bodyHtml });
}

/** Renders each of the form pages as a document. */
export function renderFormPages(parts: DocumentParts) {
  return Object.entries(formPages).map(([name, { title, Page }]) => {
    const bodyHtml = renderToString(<Page />);
    return { name, html: renderDocument({ ...parts, title, fontUrl, bodyHtml }) };
  });
}

/** Returns a page's social card, which the build draws as an image. */
export function socialCard(page: PageName) {
  return <SocialCard page={page} title={pages[page].card.title} />;
}
