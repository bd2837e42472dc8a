import { hydratePage } from '#app/hydrate-page.tsx';
import { NotFound } from '#app/sections/not-found/not-found.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  return <StaticHtml name="not-found">{import.meta.env.SSR && <NotFound />}</StaticHtml>;
}

hydratePage(Page);
