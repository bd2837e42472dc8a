import { hydratePage } from '#app/hydrate-page.tsx';
import { CareersIntroduction, Team, Values } from '#app/sections/careers/careers.tsx';
import { StaticHtml } from '#app/ui/static-html.tsx';

export function Page() {
  return (
    <StaticHtml name="careers">
      {import.meta.env.SSR && (
        <>
          <CareersIntroduction />
          <Values />
          <Team />
        </>
      )}
    </StaticHtml>
  );
}

hydratePage(Page);
