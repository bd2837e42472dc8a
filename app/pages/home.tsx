import { hydratePage } from '#app/hydrate-page.tsx';
import { Approach } from '#app/sections/approach/approach.tsx';
import { Contact } from '#app/sections/contact/contact.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Solutions } from '#app/sections/solutions/solutions.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <Services />
      <StaticHtml name="solutions">{import.meta.env.SSR && <Solutions />}</StaticHtml>
      <StaticHtml name="approach">{import.meta.env.SSR && <Approach />}</StaticHtml>
      <Contact />
    </>
  );
}

hydratePage(Page);
