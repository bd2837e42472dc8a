import { Approach } from '#app/sections/approach/approach.tsx';
import { Contact } from '#app/sections/contact/contact.tsx';
import { Hero } from '#app/sections/hero/hero.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Solutions } from '#app/sections/solutions/solutions.tsx';

export function Page() {
  return (
    <>
      <Hero />
      <Services />
      <Solutions />
      <Approach />
      <Contact />
    </>
  );
}
