import type { Locator, Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { pixelAt } from '#tests/support/checks/contrast.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { open, openSlowly } from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const white = '255,255,255';

/** The background of the bar, in its margin. */
function ground(page: Page) {
  return pixelAt(page, 3, 20);
}

async function expectTransparent(page: Page) {
  const below = await pixelAt(page, 3, 110);
  expect(below).not.toBe(white);
  await expect.poll(() => ground(page)).toBe(below);
  await expect(page.getByRole('banner')).toHaveCSS('box-shadow', 'none');
}

async function expectOpaque(page: Page) {
  await expect.poll(() => ground(page)).toBe(white);
  await expect(page.getByRole('banner')).not.toHaveCSS('box-shadow', 'none');
}

test('the bar turns opaque past half of the home page’s window, and is so on other pages', async ({
  page,
}) => {
  await open(page, '/');
  for (const height of [800, 500]) {
    await page.setViewportSize({ width: 1280, height });
    await scrollTo(page, 0);
    await expectTransparent(page);
    await scrollTo(page, height / 2);
    await expectTransparent(page);
    await scrollTo(page, height / 2 + 1);
    await expectOpaque(page);
    await expectTop(page.getByRole('banner'), 0);
    await scrollTo(page, height / 2 - 1);
    await expectTransparent(page);
  }
  for (const path of ['/about', '/nowhere']) {
    await open(page, path);
    await expectOpaque(page);
  }
});

test('the bar turns opaque, and shows the tagline, before the scripts arrive', async ({ page }) => {
  const arrive = await openSlowly(page, '/');
  await expectTransparent(page);
  await scrollTo(page, 401);
  await expectOpaque(page);
  await expect(barOf(page).bar.getByText(company.tagline)).toHaveCSS('opacity', '1');
  await scrollTo(page, 0);
  await arrive();
  await expectTransparent(page);
});

test('the tagline appears once the page is scrolled', async ({ page }) => {
  for (const [path, width] of [
    ['/', 1280],
    ['/careers', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    const tagline = barOf(page).bar.getByText(company.tagline);
    await expect(tagline).toHaveCSS('opacity', '0');
    await scrollTo(page, 5);
    await expect(tagline).toHaveCSS('opacity', '1');
    await expect(tagline).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(tagline).toHaveCSS('opacity', '0');
  }
  await page.emulateMedia(inMotion);
  const fading = barOf(page).bar.getByText(company.tagline);
  await expect(fading).toHaveCSS('transition-property', /opacity|all/);
  await expect(fading).not.toHaveCSS('transition-duration', '0s');
});

test('the brand leads home, and on the home page scrolls smoothly to the top', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/product');
  const { brand } = barOf(page);
  await scrollTo(page, 400);
  await brand.click();
  await expect(page).toHaveURL('/');
  await expectScrollY(page, 0);

  await scrollTo(page, 2000);
  const jumped = await brand.evaluate((found: HTMLElement) => {
    found.click();
    return window.scrollY < 1000;
  });
  expect(jumped).toBe(false);
  await expectScrollY(page, 0);
  await expect(page).toHaveURL('/');
});

test('a long name shares a small phone’s bar with the tagline', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await scrollTo(page, 600);
  const { bar, openMenu } = barOf(page);
  await bar.getByText(company.name, { exact: true }).evaluate((name) => {
    name.textContent = 'Saskatchewan Interoperations';
  });
  const boxOf = async (part: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    return { x, y, right: x + width, bottom: y + height };
  };
  await expect(async () => {
    const whole = await boxOf(bar);
    const name = await boxOf(bar.getByText('Saskatchewan Interoperations'));
    const tagline = await boxOf(bar.getByText(company.tagline));
    expect(name.y).toBeGreaterThanOrEqual(whole.y);
    expect(name.bottom).toBeLessThanOrEqual(tagline.y + 1);
    expect(tagline.bottom).toBeLessThanOrEqual(whole.bottom);
    expect(Math.max(name.right, tagline.right)).toBeLessThanOrEqual((await boxOf(openMenu)).x);
  }).toPass({ timeout: 5000 });
});
