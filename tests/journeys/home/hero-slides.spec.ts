import { constants } from '#content/constants.ts';
import { getHero } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

test('a change of slides takes one second', async ({ page }) => {
  await open(page, '/');
  // Runs in the page, because on a busy machine the test could miss the whole transition.
  const durations = await getHero(page)
    .dot(2)
    .evaluate(async (button: HTMLElement) => {
      const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
      const changes = () => slides.flatMap((slide) => slide.getAnimations());
      button.click();
      while (changes().length < slides.length) await new Promise(requestAnimationFrame);
      return changes().map(({ effect }) => effect?.getTiming().duration);
    });
  expect(new Set(durations)).toEqual(new Set([constants.slideTransition]));
});
