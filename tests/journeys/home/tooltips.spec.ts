import type { Page } from '@playwright/test';
import { open, openInStoppedTime, pass, settled } from '#tests/support/page/open.ts';
import { stages } from '#tests/support/page/stages.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const [, , , preview = '', staging = ''] = stages;

/** The migration's bar, in pixels. */
const tallestMark = 14;

function label(page: Page, name: string) {
  return page.locator('main').getByRole('button', { name, exact: true });
}

function tooltip(page: Page) {
  return page.getByRole('tooltip');
}

/** Of the words from the line that their label and its marks stand on; less than nothing is over them. */
async function distanceFromMarks(page: Page, name: string): Promise<number> {
  const [words, stage] = await Promise.all([
    tooltip(page).boundingBox(),
    label(page, name).boundingBox(),
  ]);
  if (!words || !stage) throw new Error(`No place of ${name}`);
  const line = stage.y + stage.height;
  return Math.max(words.y - line, line - tallestMark - (words.y + words.height));
}

async function pointAway(page: Page) {
  await page.mouse.move(640, 8);
}

for (const path of ['/', '/product']) {
  test(`every stage of the drawing on ${path} is explained, on a desk and on a phone`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const explanations = new Set<string>();
      for (const name of stages) {
        await label(page, name).focus();
        await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
        expect(await distanceFromMarks(page, name), name).toBeGreaterThan(0);
        const words = await tooltip(page).innerText();
        expect(words).toMatch(/\w+ \w+ \w+/);
        await expect(label(page, name)).toHaveAccessibleDescription(words);
        explanations.add(words);
      }
      expect(explanations.size).toBe(stages.length);

      // Nothing lies over the labels, where a pointer would meet it first.
      await page.keyboard.press('Escape');
      for (const name of stages) await label(page, name).hover({ trial: true, timeout: 2000 });
    }
  });
}

test('every control without words is explained', async ({ page }) => {
  for (const path of ['/', '/about', '/careers', '/product']) {
    await open(page, path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      const controls = page.getByRole('button').or(page.getByRole('link'));
      for (const control of await controls.filter({ hasNotText: /\S/ }).all()) {
        const name = (await control.getAttribute('aria-label')) ?? '';
        expect(name).not.toBe('');
        await control.focus();
        await expect(tooltip(page)).toHaveText(name);
        await page.keyboard.press('Escape');
        await expect(tooltip(page)).toHaveCount(0);
      }
    }
  }
});

test('it opens after 700 ms under the pointer', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, 699);
  await expect(tooltip(page)).toHaveCount(0);
  await pass(page, 1);
  await expect(tooltip(page)).toBeVisible();

  await pointAway(page);
  await pass(page, 500);
  await expect(tooltip(page)).toHaveCount(0);
});

test('on a phone it covers nothing that stands before the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInStoppedTime(page, '/');
  const drawing = await page.locator('#hero ul').first().boundingBox();
  for (const name of stages.slice(-3)) {
    await label(page, name).focus();
    await expect(tooltip(page)).toBeVisible();
    const words = await tooltip(page).boundingBox();
    expect(words?.y, name).toBeGreaterThanOrEqual(drawing?.y ?? Number.NaN);
  }
});

test('a pointer that only passes by opens none', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, 400);
  await pointAway(page);
  await pass(page, 2000);
  await expect(tooltip(page)).toHaveCount(0);
});

test('within 300 ms of another it opens at once, later after 700 ms again', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, 700);
  const words = await tooltip(page).innerText();

  await pointAway(page);
  await pass(page, 250);
  await expect(tooltip(page)).toHaveCount(0);
  await label(page, preview).hover();
  await pass(page, 1);
  await expect(tooltip(page)).toBeVisible();
  await expect(tooltip(page)).not.toHaveText(words);

  await pointAway(page);
  await pass(page, 500);
  await label(page, staging).hover();
  await pass(page, 699);
  await expect(tooltip(page)).toHaveCount(0);
  await pass(page, 1);
  await expect(tooltip(page)).toHaveText(words);
});

test('the pointer can move onto the words', async ({ page }) => {
  await openInStoppedTime(page, '/');
  await label(page, staging).hover();
  await pass(page, 700);
  await tooltip(page).hover();
  await pass(page, 5000);
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
});

test('focus opens one at once; Escape, or moving on, closes it', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openInStoppedTime(page, '/');
  await label(page, staging).focus();
  await expect(tooltip(page)).toBeVisible();
  const words = await tooltip(page).innerText();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(1);
  await expect(tooltip(page)).not.toHaveText(words);
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  // The focus stays, and so does the peace.
  await pass(page, 5000);
  await expect(tooltip(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap on a stage explains it, a tap elsewhere is the end of it', async ({ page }) => {
    await open(page, '/');
    await label(page, staging).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});
