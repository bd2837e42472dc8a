import { CareersIntroduction, Team, Values } from '#app/sections/careers/careers.tsx';

export function Page() {
  return (
    <>
      <CareersIntroduction />
      <Values />
      <Team />
    </>
  );
}
