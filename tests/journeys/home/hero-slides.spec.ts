import type { Locator } from '@playwright/test';
import { company } from '#content/company.ts';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { releaseGraph } from '#content/pipeline.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use(inMotion);

for (const width of [390, 768, 1280]) {
  test(`slide 1 shows the pipeline alive, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { slide, dot } = heroOf(page);
    await expect(slide(1).getByRole('heading', { level: 2 })).toHaveText(company.products.launch);
    for (const name of stages) {
      await expect(slide(1).getByRole('button', { name, exact: true })).toBeVisible();
    }
    const moving = await slide(1).evaluate(
      (found) =>
        found.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );
    expect(moving).toBeGreaterThan(0);
    for (const line of releaseGraph.key) await expect(slide(1).getByText(line)).toBeVisible();

    for (const number of [1, 2]) {
      const words = await slide(1).getByRole('heading').boundingBox();
      const place = await dot(number).boundingBox();
      expect(place?.y).toBeGreaterThan((words?.y ?? Number.NaN) + (words?.height ?? 0));
    }
  });
}

for (const width of [390, 1280]) {
  test(`slide 2 shows the image observe-feature, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { slide, dot } = heroOf(page);
    await dot(2).click();
    await expect(slide(2).getByRole('heading', { level: 2 })).toHaveText(company.products.observe);
    await expect(slide(2)).toBeVisible();
    const image = slide(2).getByRole('img');
    await expect(image).toHaveJSProperty('complete', true);
    expect(await image.evaluate((found: HTMLImageElement) => found.naturalWidth)).toBeGreaterThan(
      0,
    );
    expect(await image.evaluate((found: HTMLImageElement) => found.currentSrc)).toContain(
      'observe-feature',
    );
    await expect(image).toHaveAttribute('alt', /.{20}/);
    for (const line of heroSlides[1].image.key)
      await expect(slide(2).getByText(line)).toBeVisible();
  });
}

test('one slide gives way to the other in one second', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await expect(slide(1)).toBeVisible();
  await expect(slide(2)).toBeHidden();
  // In the page itself: on a busy machine the second is over before a test has asked.
  const durations = await dot(2).evaluate(async (button: HTMLElement) => {
    const slides = [...document.querySelectorAll('.hero-slide')];
    const changing = () =>
      slides.map((slide) =>
        slide
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .filter(({ transitionProperty }) => transitionProperty !== 'visibility')
          .map(({ effect }) => effect?.getTiming().duration),
      );
    button.click();
    while (changing().some((durations) => durations.length === 0))
      await new Promise(requestAnimationFrame);
    return changing().flat();
  });
  expect(new Set(durations)).toEqual(new Set([constants.slideTransition]));
  await expect(slide(1)).toBeHidden();
  await expect(slide(2)).toBeVisible();
});

test('the words of one slide are gone before those of the other come', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(2).click();
  // Held at each moment, so that no machine is too slow to be looked at.
  const opacitiesAt = (moment: number) =>
    page.evaluate((moment) => {
      for (const animation of document.querySelector('#hero')?.getAnimations({ subtree: true }) ??
        []) {
        const isChange =
          animation instanceof CSSTransition ||
          (animation instanceof CSSAnimation && animation.animationName.startsWith('slide-'));
        if (!isChange) continue;
        animation.pause();
        animation.currentTime = moment;
      }
      return [...document.querySelectorAll('#hero h2')].map((title) => {
        let opacity = 1;
        for (let at: Element | null = title; at; at = at.parentElement) {
          const { opacity: own, visibility } = getComputedStyle(at);
          opacity *= visibility === 'hidden' ? 0 : Number(own);
        }
        return opacity;
      });
    }, moment);
  for (let moment = 0; moment < 1000; moment += 50) {
    const [leaving = Number.NaN, coming = Number.NaN] = await opacitiesAt(moment);
    expect(Math.min(leaving, coming), `after ${moment} ms`).toBe(0);
  }
  const [, coming] = await opacitiesAt(999);
  expect(coming).toBeGreaterThan(0.9);
  await expect(slide(2).getByRole('heading')).toHaveText(company.products.observe);
});

test('the release begins at its start whenever its slide is shown', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await dot(2).click();
  await expect(slide(1)).toBeHidden();
  const asked = await page.evaluate(() => performance.now());
  await dot(1).click();
  const shown = () =>
    slide(1).evaluate((found, asked) => {
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

test('the hero is the window, with all that is in it', async ({ page }) => {
  await open(page, '/');
  const { section, slide, dot, pause, play } = heroOf(page);
  await pause.click();
  const parts = [
    page.getByRole('heading', { level: 1 }),
    slide(1).getByRole('heading'),
    slide(1).getByRole('link').first(),
    slide(1).getByRole('button', { name: 'Push to Git' }),
    slide(1).getByText(releaseGraph.time),
    slide(1).getByText(releaseGraph.key[2]),
    play,
    dot(2),
  ];
  // Those of the left column stand one below the other.
  const column = [
    slide(1).getByRole('link').first(),
    slide(1).getByText(releaseGraph.key[0]),
    play,
  ];
  const edges = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return { top: y, bottom: y + height };
  };
  for (const [width, height] of [
    [1280, 640],
    [1280, 1024],
    [1440, 780],
    [1440, 900],
    [1536, 730],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const bottom = Math.min(height, 1080);
      const hero = await section.boundingBox();
      expect(hero?.y).toBe(0);
      expect(hero?.height).toBeCloseTo(bottom, 0);
      for (const part of parts) {
        const place = await edges(part);
        expect(place.top, part.toString()).toBeGreaterThanOrEqual(0);
        expect(place.bottom, part.toString()).toBeLessThanOrEqual(bottom);
      }
      const [action, key, control] = await Promise.all(column.map(edges));
      expect(key?.top).toBeGreaterThanOrEqual(action?.bottom ?? Number.NaN);
      expect(control?.top).toBeGreaterThanOrEqual(key?.bottom ?? Number.NaN);
      await dot(2).click();
      await expect(slide(2)).toBeVisible();
      expect((await edges(slide(2).getByRole('img'))).bottom).toBeLessThanOrEqual(bottom);
      await dot(1).click();
    });
  }
});

test('a phone shows at once what is offered, and the way to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 0.95 });
  for (const number of [1, 2]) {
    await dot(number).press('Enter');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const part of [
      slide(number).getByRole('heading'),
      slide(number).getByRole('paragraph').first(),
      slide(number).getByRole('link').first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
});

test('assistive technology is told of a carousel, and of a slide only when it stands still', async ({
  page,
}) => {
  await open(page, '/');
  const { section, slide, dot, pause, expectShown } = heroOf(page);
  await expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(section).toHaveAccessibleName(/.+/);
  expect(await section.evaluate((found) => found.localName)).toBe('section');
  for (const number of [1, 2]) {
    await expect(slide(number)).toHaveAttribute('aria-roledescription', 'slide');
  }
  await expect(dot(1)).toHaveAccessibleName(new RegExp(company.products.launch));
  await expect(dot(2)).toHaveAccessibleName(new RegExp(company.products.observe));

  const live = section.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await pause.click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await expect(live.getByRole('heading')).toHaveText(company.products.launch);

  await open(page, '/');
  await expectShown(1);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await slide(1).getByRole('paragraph').first().click();
  await expect(live).toHaveAttribute('aria-live', 'polite');
});

test('the keyboard never reaches the slide that is not shown', async ({ page }) => {
  await open(page, '/');
  const { section, slide, dot } = heroOf(page);
  const hidden = await slide(2).getByRole('link', { includeHidden: true }).all();
  expect(hidden.length).toBeGreaterThan(0);
  await section.getByRole('link').first().focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab');
    expect(await slide(2).evaluate((found) => found.contains(document.activeElement))).toBe(false);
  }
  await dot(2).focus();
  await page.keyboard.press('Enter');
  await expect(slide(2).getByRole('link').first()).toBeVisible();
});
