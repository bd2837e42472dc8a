import { prerendered } from '#app/browser/prerendered.tsx';
import { Contact } from '#app/sections/contact/contact.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { BelowTheFold } from '#app/ui/below-the-fold.tsx';

const Solutions = prerendered(() =>
  import('#app/sections/solutions/solutions.tsx').then((m) => m.Solutions),
);
const Approach = prerendered(() =>
  import('#app/sections/approach/approach.tsx').then((m) => m.Approach),
);

export function Component() {
  return (
    <>
      <Hero />
      <BelowTheFold>
        <Services />
        <Solutions />
        <Approach />
        <Contact />
      </BelowTheFold>
    </>
  );
}
