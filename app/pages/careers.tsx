import { prerendered } from '#app/browser/prerendered.tsx';
import { BelowTheFold } from '#app/ui/below-the-fold.tsx';

const parts = () => import('#app/sections/careers/careers.tsx');
const Introduction = prerendered(() => parts().then((m) => m.CareersIntroduction));
const Values = prerendered(() => parts().then((m) => m.Values));
const Team = prerendered(() => parts().then((m) => m.Team));

export function Component() {
  return (
    <>
      <Introduction />
      <BelowTheFold>
        <Values />
        <Team />
      </BelowTheFold>
    </>
  );
}
