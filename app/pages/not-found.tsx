import { useEffect } from 'react';
import { hydratePage } from '#app/hydrate-page.tsx';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  useEffect(() => console.error('404: there is no page at', window.location.pathname), []);

  return <StaticHtml name="not-found">{import.meta.env.SSR && <NotFound />}</StaticHtml>;
}

hydratePage(Page);
