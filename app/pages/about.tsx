import { hydratePage } from '#app/hydrate-page.tsx';
import { AboutIntroduction, Highlights, WhyLines } from '#app/sections/about/about.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  return (
    <StaticHtml name="about">
      {import.meta.env.SSR && (
        <>
          <AboutIntroduction />
          <WhyLines />
          <Highlights />
        </>
      )}
    </StaticHtml>
  );
}

hydratePage(Page);
