import { prerendered } from '#app/browser/prerendered.tsx';
import { BelowTheFold } from '#app/ui/below-the-fold.tsx';

const parts = () => import('#app/sections/about/about.tsx');
const Introduction = prerendered(() => parts().then((m) => m.AboutIntroduction));
const Photos = prerendered(() => parts().then((m) => m.Photos));
const Highlights = prerendered(() => parts().then((m) => m.Highlights));

export function Component() {
  return (
    <>
      <Introduction />
      <BelowTheFold>
        <Photos />
        <Highlights />
      </BelowTheFold>
    </>
  );
}
