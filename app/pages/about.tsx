import { AboutIntroduction, Highlights, WhyLines } from '#app/sections/about/about.tsx';
import { Closing } from '#app/sections/closing/closing.tsx';
import { about } from '#content/about.ts';

export function Page() {
  return (
    <>
      <AboutIntroduction />
      <WhyLines />
      <Highlights />
      <Closing claim={about.closing} />
    </>
  );
}
