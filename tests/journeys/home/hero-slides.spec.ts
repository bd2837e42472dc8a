import type { Locator } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { operations, releaseGraph, stages } from '#content/pipeline.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

const drawing = heroSlides.findIndex(({ type }) => type === 'component') + 1;
const picture =
  heroSlides.findIndex(
    (slide) => slide.type === 'image' && slide.image.name === 'observe-feature',
  ) + 1;
/** Another than the drawing's. */
const other = drawing === 1 ? 2 : 1;

async function edges(part: Locator) {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return { top: y, bottom: y + height };
}

for (const width of [390, 768, 1280]) {
  test(`one slide shows the pipeline alive, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { slide, dot } = heroOf(page);
    const shown = slide(drawing);
    await dot(drawing).click();
    for (const { name } of [...Object.values(stages), ...Object.values(operations)])
      await expect(shown.getByRole('button', { name, exact: true })).toBeVisible();
    for (const line of releaseGraph.key) await expect(shown.getByText(line)).toBeVisible();
    const moving = await shown.evaluate(
      (found) =>
        found.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );
    expect(moving).toBeGreaterThan(0);
  });

  test(`another shows the image observe-feature, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { slide, dot } = heroOf(page);
    await dot(picture).click();
    const image = slide(picture).getByRole('img');
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty('complete', true);
    expect(
      await image.evaluate(({ naturalWidth, currentSrc }: HTMLImageElement) =>
        naturalWidth > 0 ? currentSrc : '',
      ),
    ).toContain('observe-feature');
    await expect(image).toHaveAttribute('alt', /.{20}/);
  });
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1024, 640],
  [1024, 768],
  [1280, 640],
  [1280, 1024],
  [1440, 780],
  [1536, 730],
  [1920, 1080],
  [2560, 1300],
] as const) {
  test(`the dots stand below the slide, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const { section, slide, dot, pause } = heroOf(page);
    for (const [index, { type, title, actions }] of heroSlides.entries()) {
      await dot(index + 1).click();
      await expect(slide(index + 1)).toBeVisible();
      const shown = slide(index + 1);
      const parts = [
        shown.getByRole('heading'),
        ...(actions ? [shown.getByRole('link').first()] : []),
        ...(await shown.locator('figcaption').filter({ visible: true }).all()),
        type === 'image'
          ? shown.getByRole('img')
          : shown.getByRole('button', { name: stages.push.name }),
      ];
      const ends = await Promise.all(parts.map(async (part) => (await edges(part)).bottom));
      for (const control of [dot(index + 1), pause.or(heroOf(page).play)])
        expect((await edges(control)).top, title).toBeGreaterThanOrEqual(Math.max(...ends) - 0.5);
    }
    // From 1024 pixels up the hero is the window.
    if (width < 1024) return;
    expect(await edges(section)).toEqual({ top: 0, bottom: Math.min(height, 1080) });
    expect((await edges(dot(1))).bottom).toBeLessThanOrEqual(Math.min(height, 1080));
    expect((await edges(page.getByRole('heading', { level: 1 }))).top).toBe(0);
  });
}

test('a phone shows at once what is offered, and a release that starts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(drawing).press('Enter');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  for (const part of [
    page.getByRole('heading', { level: 1 }),
    slide(drawing).getByRole('heading'),
    slide(drawing).getByRole('paragraph').first(),
    slide(drawing).getByRole('button', { name: stages.push.name }),
  ])
    await expect(part).toBeInViewport({ ratio: 0.95 });
});

test('one slide gives way to the other in one second', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  // In the page itself: on a busy machine the second is over before a test has asked.
  const durations = await dot(2).evaluate(async (button: HTMLElement) => {
    const changing = () =>
      [...document.querySelectorAll('.hero-slide')].flatMap((slide) =>
        slide.getAnimations().map(({ effect }) => effect?.getTiming().duration),
      );
    button.click();
    while (changing().length < 2) await new Promise(requestAnimationFrame);
    return changing();
  });
  expect(new Set(durations)).toEqual(new Set([constants.slideTransition]));
  await expect(slide(1)).toBeHidden();
  await expect(slide(2)).toBeVisible();
});

test('their words are never seen at once, and their drawings share the space', async ({ page }) => {
  await open(page, '/');
  const { dot } = heroOf(page);
  for (const number of [2, 1]) {
    await dot(number).click();
    // Held at each moment, so that no machine is too slow to be looked at.
    const stateAt = (moment: number) =>
      page.evaluate((moment) => {
        const found = document.querySelector('#hero')?.getAnimations({ subtree: true }) ?? [];
        for (const change of found.filter((found) => found instanceof CSSTransition)) {
          change.pause();
          change.currentTime = moment;
        }
        return [...document.querySelectorAll('#hero .hero-slide')].map((slide) => ({
          words: Number(getComputedStyle(slide.querySelector('h2') ?? slide).opacity),
          ...(({ left, right }) => ({ left, right }))(
            (slide.querySelector('.slide-art') ?? slide).getBoundingClientRect(),
          ),
        }));
      }, moment);
    for (let moment = 0; moment < constants.slideTransition; moment += 50) {
      const [first, second] = await stateAt(moment);
      expect(Math.min(first?.words ?? 1, second?.words ?? 1), `after ${moment} ms`).toBe(0);
      expect(second?.right).toBeCloseTo(first?.left ?? Number.NaN, 0);
    }
  }
});

test('the release begins at its start whenever its slide is shown', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(other).click();
  await expect(slide(drawing)).toBeHidden();
  const asked = await page.evaluate(() => performance.now());
  await dot(drawing).click();
  const shown = () =>
    slide(drawing).evaluate((found, asked) => {
      const times = found
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .filter(({ animationName }) => animationName.startsWith('graph-'))
        .map(({ currentTime }) => Number(currentTime));
      return { oldest: Math.max(...times), since: performance.now() - asked };
    }, asked);
  await expect.poll(async () => (await shown()).oldest).toBeGreaterThan(0);
  const { oldest, since } = await shown();
  expect(oldest).toBeLessThanOrEqual(since);
});

test('assistive technology hears of a carousel, and of a slide only when it stands still', async ({
  page,
}) => {
  await open(page, '/');
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

test('the keyboard never reaches a slide that is not shown', async ({ page }) => {
  await open(page, '/');
  const { section, slide, dot } = heroOf(page);
  await dot(drawing).click();
  expect(await slide(other).getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(0);
  await section.getByRole('link').first().focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    expect(await slide(other).evaluate((found) => found.contains(document.activeElement))).toBe(
      false,
    );
  }
  await dot(other).focus();
  await page.keyboard.press('Enter');
  await expect(slide(other).getByRole('link').first()).toBeVisible();
});
