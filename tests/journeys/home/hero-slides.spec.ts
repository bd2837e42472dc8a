import { constants } from '#content/constants.ts';
import { drawingSlide, getHero, imageSlide } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

test('slides change in one second and never show both titles at once', async ({ page }) => {
  await open(page, '/');
  const { dot } = getHero(page);
  for (const number of [imageSlide, drawingSlide]) {
    // Runs in the page, because on a busy machine the test could miss the whole transition.
    const change = await dot(number).evaluate(async (button: HTMLElement, duration) => {
      const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
      button.click();
      const changes = () => slides.flatMap((slide) => slide.getAnimations());
      while (changes().length < 2) await new Promise(requestAnimationFrame);
      const durations = changes().map(({ effect }) => effect?.getTiming().duration);
      const fades = document.getAnimations().filter((each) => each instanceof CSSTransition);
      for (const fade of fades) fade.pause();
      const titles = slides.map((slide) => slide.querySelector('h2') ?? slide);
      const dimmerOpacities = Array.from({ length: duration / 50 }, (_, step) => {
        for (const fade of fades) fade.currentTime = step * 50;
        return Math.min(...titles.map((title) => Number(getComputedStyle(title).opacity)));
      });
      for (const fade of fades) fade.finish();
      return { durations, brightest: Math.max(...dimmerOpacities) };
    }, constants.slideTransition);
    expect(new Set(change.durations)).toEqual(new Set([constants.slideTransition]));
    expect(change.brightest).toBe(0);
  }
});
