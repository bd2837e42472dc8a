import { company } from '#content/company.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const drawn = [
  'Push to Git',
  'Feature branch',
  'Pull request',
  'Preview',
  'Staging',
  'Production',
  'Autoscaling',
  'Backups',
  'Rollbacks',
  'Health checks',
  'Database backup and migration',
];

for (const width of [390, 768, 1280]) {
  test(`slide 1 shows the pipeline alive, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/');
    const { slide, dot } = heroOf(page);
    await expect(slide(1).getByRole('heading', { level: 2 })).toHaveText(company.products.launch);
    for (const name of drawn) {
      await expect(slide(1).getByRole('button', { name, exact: true })).toBeVisible();
    }
    const moving = await slide(1).evaluate(
      (found) =>
        found.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    );
    expect(moving).toBeGreaterThan(0);

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
  });
}

test('one slide gives way to the other in one second', async ({ page }) => {
  await open(page, '/');
  const { slide, dot } = heroOf(page);
  await expect(slide(1)).toBeVisible();
  await expect(slide(2)).toBeHidden();
  await dot(2).click();
  for (const number of [1, 2]) {
    const durations = await slide(number).evaluate((found) =>
      found
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .filter(({ transitionProperty }) => transitionProperty !== 'visibility')
        .map(({ effect }) => effect?.getTiming().duration),
    );
    expect(durations.length).toBeGreaterThan(0);
    expect(new Set(durations)).toEqual(new Set([1000]));
  }
  await expect(slide(1)).toBeHidden();
  await expect(slide(2)).toBeVisible();
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
