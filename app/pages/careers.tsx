import { Week } from '#app/drawings/week/week.tsx';
import { Team, Values } from '#app/sections/careers/careers.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { careers } from '#content/careers.ts';

export function Page() {
  return (
    <>
      <PageHead title={careers.title} lead={careers.lead}>
        <Week />
      </PageHead>
      <Values />
      <Team />
    </>
  );
}
