import { constants } from '#content/constants.ts';
import { drawingSlide, getHero, pictureSlide, releaseAges } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test('changes slides in one second, showing one slide’s words at a time and no gap, and restarts the release', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const { dot } = getHero(page);
  for (const number of [pictureSlide, drawingSlide]) {
    // Runs in the page, because a test on a busy machine would be a second late.
    const change = await dot(number).evaluate(async (button: HTMLElement, duration) => {
      const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
      const changing = () => slides.flatMap((slide) => slide.getAnimations());
      const clicked = performance.now();
      button.click();
      while (changing().length < 2) await new Promise(requestAnimationFrame);
      const durations = changing().map(({ effect }) => effect?.getTiming().duration);
      const ages = document
        .getAnimations()
        .filter((animation) => (animation as CSSAnimation).animationName?.startsWith('graph-'))
        .map(({ currentTime }) => Number(currentTime));
      const release = { age: Math.max(...ages), since: performance.now() - clicked };

      const transitions = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition);
      for (const transition of transitions) transition.pause();
      const moments = Array.from({ length: duration / 50 }, (_, index) => {
        for (const transition of transitions) transition.currentTime = index * 50;
        const words = slides.map((slide) => slide.querySelector('h2') ?? slide);
        const [first, second] = slides.map((slide) =>
          (slide.querySelector('.slide-art') ?? slide).getBoundingClientRect(),
        );
        return {
          leastWords: Math.min(...words.map((word) => Number(getComputedStyle(word).opacity))),
          gap: Math.abs(Math.round((first?.left ?? Number.NaN) - (second?.right ?? 0))),
        };
      });
      for (const transition of transitions) transition.finish();
      return { durations: [...new Set(durations)], moments, release };
    }, constants.slideTransition);
    expect(change.durations).toEqual([constants.slideTransition]);
    expect(change.moments).toEqual(change.moments.map(() => ({ leastWords: 0, gap: 0 })));
    if (number === drawingSlide)
      expect(change.release.age).toBeLessThanOrEqual(change.release.since);
  }
});

test('a full-page screenshot leaves the drawing as it is', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  const age = 5000;
  await page.evaluate((age) => {
    for (const animation of document.getAnimations()) animation.currentTime = age;
  }, age);
  await page.screenshot({ fullPage: true });
  expect(Math.min(...(await releaseAges(page)))).toBeGreaterThanOrEqual(age);
});

test('has loaded the picture by `load`', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      const image = document.querySelector<HTMLImageElement>('#hero img');
      document.documentElement.dataset['picture'] = `${image?.complete} ${image?.naturalWidth}`;
    }),
  );
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-picture', /^true [1-9]/);
});
