import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { drawingSlide, heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

test.beforeEach(({ page }) => open(page, '/'));

test('changes slides in one second, with the words of one at a time and no gap between drawings', async ({
  page,
}) => {
  const { dot } = heroOf(page);
  for (const number of [2, 1]) {
    // Runs in the page, which on a busy machine is a second ahead of the test.
    const changes = await dot(number).evaluate(async (button: HTMLElement, duration) => {
      const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
      const changing = () => slides.flatMap((slide) => slide.getAnimations());
      button.click();
      while (changing().length < 2) await new Promise(requestAnimationFrame);
      const durations = changing().map(({ effect }) => effect?.getTiming().duration);

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
      return { durations, moments };
    }, constants.slideTransition);
    expect(new Set(changes.durations)).toEqual(new Set([constants.slideTransition]));
    expect(changes.moments).toEqual(changes.moments.map(() => ({ leastWords: 0, gap: 0 })));
  }
});

test('starts the release over whenever its slide is shown', async ({ page }) => {
  const { slide, dot } = heroOf(page);
  await dot(drawingSlide === 1 ? 2 : 1).click();
  await expect(slide(drawingSlide)).toBeHidden();
  const { age, since } = await dot(drawingSlide).evaluate(async (button: HTMLElement) => {
    const releases = () =>
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation)
        .filter(({ animationName }) => animationName.startsWith('graph-'));
    const clicked = performance.now();
    button.click();
    while (releases().length === 0) await new Promise(requestAnimationFrame);
    return {
      age: Math.max(...releases().map(({ currentTime }) => Number(currentTime))),
      since: performance.now() - clicked,
    };
  });
  expect(age).toBeLessThanOrEqual(since);
});

test('announces a carousel, and slides only while it stands still', async ({ page }) => {
  const { section, slide, pause, expectShown } = heroOf(page);
  await expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(section).toHaveAccessibleName(/.+/);
  expect(await section.evaluate((found) => found.localName)).toBe('section');
  for (const index of heroSlides.keys())
    await expect(slide(index + 1)).toHaveAttribute('aria-roledescription', 'slide');
  await expectShown(1);

  const live = section.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await pause.click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(live.getByRole('heading', { level: 2 })).toHaveText(heroSlides[0]?.title ?? '');
});
