import { ParisToProduction } from '#app/drawings/paris-to-production/paris-to-production.tsx';
import { Highlights, WhyLines } from '#app/sections/about/about.tsx';
import { Closing } from '#app/sections/closing/closing.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { about } from '#content/about.ts';

export function Page() {
  return (
    <>
      <PageHeader title={about.title} lead={about.lead}>
        <ParisToProduction />
      </PageHeader>
      <WhyLines />
      <Highlights />
      <Closing headline={about.closing} />
    </>
  );
}
