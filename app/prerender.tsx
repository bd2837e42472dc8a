import font from 'virtual:typeface';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageName, pages } from '#content/pages.ts';
import { Document, type DocumentProps, type UntitledDocument } from './document.tsx';
import { formPages } from './form-pages.tsx';
import { renderHtml } from './render-html.tsx';
import { Site } from './site.tsx';
import { SocialCard } from './social-card/social-card.tsx';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/** Renders `app/pages/{name}.tsx` as a document. */
export async function renderPage(name: string, page: DocumentProps): Promise<string> {
  const file = `app/pages/${name}.tsx`;
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no ${file} for the page "${name}".`);
  const root = await renderHtml(<Site path={page.path ?? ''} Page={module.Page} />, file);
  return renderDocument(page, root);
}

export const formPageNames = Object.keys(formPages) as (keyof typeof formPages)[];

/** Renders an answer to a form sent without scripts as a document. */
export async function renderFormPage(
  name: keyof typeof formPages,
  document: UntitledDocument,
): Promise<string> {
  const { title, Page } = formPages[name];
  const root = await renderHtml(<Page />, 'app/form-pages.tsx');
  return renderDocument({ ...document, title }, root);
}

function renderDocument(page: DocumentProps, root: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Document {...page} font={font} root={root} />)}\n`;
}

export function socialCard(page: PageName) {
  return <SocialCard page={page} title={pages[page].card.title} />;
}
