import font from 'virtual:typeface';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { notFound } from '#content/not-found.ts';
import { type PageName, pages } from '#content/pages.ts';
import { type DocumentProps, documentHtml, type UntitledDocument } from './document.ts';
import { formPages } from './form-pages.tsx';
import { Site } from './site.tsx';
import { SocialCard } from './social-card/social-card.tsx';

const modules = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx', { eager: true });

/** Renders `app/pages/{name}.tsx` as a document. */
export function renderPage(name: PageName | 'not-found', document: UntitledDocument): string {
  const module = modules[`./pages/${name}.tsx`];
  if (!module) throw new Error(`There is no app/pages/${name}.tsx.`);
  const { path, title, description }: Omit<DocumentProps, 'css'> =
    name === 'not-found' ? { title: notFound.windowTitle } : pages[name];
  const props = { ...document, name, path, title, description };
  return renderDocument(props, <Site path={path ?? ''} Page={module.Page} />);
}

export const formPageNames = Object.keys(formPages) as (keyof typeof formPages)[];

/** Renders an answer to a form sent without scripts as a document. */
export function renderFormPage(name: keyof typeof formPages, document: UntitledDocument): string {
  const { title, Page } = formPages[name];
  return renderDocument({ ...document, title }, <Page />);
}

/** @param page is hydrated: only `renderToString` separates adjacent text nodes */
function renderDocument(props: DocumentProps, page: ReactNode): string {
  return documentHtml({ ...props, font, root: renderToString(page) });
}

export function socialCard(page: PageName) {
  return <SocialCard page={page} title={pages[page].card.title} />;
}
