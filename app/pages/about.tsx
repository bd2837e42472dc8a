import { ParisToProduction } from '#app/drawings/paris-to-production/paris-to-production.tsx';
import { Highlights, WhyLines } from '#app/sections/about/about.tsx';
import { Closing } from '#app/sections/closing/closing.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { about } from '#content/about.ts';

export function Page() {
  return (
    <>
      <PageHead title={about.title} lead={about.lead}>
        <ParisToProduction />
      </PageHead>
      <WhyLines />
      <Highlights />
      <Closing claim={about.closing} />
    </>
  );
}
