import { hydratePage } from '#app/hydrate-page.tsx';
import { Approach } from '#app/sections/approach/approach.tsx';
import { Contact } from '#app/sections/contact/contact.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Solutions } from '#app/sections/solutions/solutions.tsx';
import { AwaitStyles } from '#app/ui/await-styles.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';
import styles from './home.css?url';

export function Page() {
  return (
    <>
      <Hero />
      <link rel="stylesheet" href={styles} />
      <StaticHtml name="await-styles">{import.meta.env.SSR && <AwaitStyles />}</StaticHtml>
      <Services />
      <StaticHtml name="solutions">{import.meta.env.SSR && <Solutions />}</StaticHtml>
      <StaticHtml name="approach">{import.meta.env.SSR && <Approach />}</StaticHtml>
      <Contact />
    </>
  );
}

hydratePage(Page);
