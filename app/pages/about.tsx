import { hydratePage } from '#app/hydrate-page.tsx';
import { AboutIntroduction, Highlights, WhyLines } from '#app/sections/about/about.tsx';

export function Page() {
  return (
    <>
      <AboutIntroduction />
      <WhyLines />
      <Highlights />
    </>
  );
}

hydratePage(Page);
