import { Week } from '#app/drawings/week/week.tsx';
import { Team, Values } from '#app/sections/careers/careers.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { careers } from '#content/careers.ts';

export function Page() {
  return (
    <>
      <PageHeader title={careers.title} lead={careers.lead}>
        <Week />
      </PageHeader>
      <Values />
      <Team />
    </>
  );
}
