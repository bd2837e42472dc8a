import type { Page } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { navigation } from '#content/navigation.ts';
import { sendMessage, sentTitle } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { expectTop, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const viewport = { width: 390, height: 844 };

test.use({ viewport });

async function openMenu(page: Page) {
  const { openButton, closeButton, links } = getHeader(page);
  await openButton.click();
  await expect(closeButton).toHaveAttribute('aria-expanded', 'true');
  await expect(openButton).toHaveCount(0);
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
}

/** Turns the mouse wheel at the bottom of the page, which the menu does not cover. */
async function turnWheel(page: Page) {
  await page.mouse.move(viewport.width / 2, viewport.height - 1);
  await page.mouse.wheel(0, 200);
}

/** Checks that the menu is closed and the page scrolls again. */
async function expectClosed(page: Page) {
  const { openButton, closeButton, links } = getHeader(page);
  await expect(openButton).toHaveAttribute('aria-expanded', 'false');
  await expect(closeButton).toHaveCount(0);
  await expect(links).toHaveCount(0);
  const before = await scrollY(page);
  await expect(async () => {
    await turnWheel(page);
    expect(await scrollY(page)).toBeGreaterThan(before);
  }).toPass();
}

test('the button opens and closes the menu, which locks scrolling', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await openMenu(page);
  await turnWheel(page);
  for (const key of ['PageDown', 'End', 'Space']) {
    await getHeader(page).links.first().focus();
    await page.keyboard.press(key);
    await waitForIdle(page);
    expect(await scrollY(page)).toBe(0);
  }
  await getHeader(page).closeButton.click();
  await expectClosed(page);
});

test('a toast does not cover the menu', async ({ page }) => {
  await open(page, '/');
  await sendMessage(page, 201);
  await expect(page.getByRole('status').getByText(sentTitle)).toBeVisible();
  await openMenu(page);
  for (const link of await getHeader(page).links.all()) await link.click({ trial: true });
});

test('the menu closes when a link in it or the logo is followed', async ({ page }) => {
  const { link, logo } = getHeader(page);
  await open(page, '/');
  await openMenu(page);
  await link('/#services').click();
  await expect(page.locator('#services')).toBeFocused();
  await expectTop(page.locator('#services'), constants.sectionScrollOffset.regular);
  await expectClosed(page);
  await openMenu(page);
  await logo.press('Enter');
  await expectClosed(page);
});

test('the menu closes when the viewport becomes wider', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { openButton, closeButton, links } = getHeader(page);
  await expect(openButton.or(closeButton)).toHaveCount(0);
  await expect(links).toHaveCount(navigation.length);
  await page.setViewportSize(viewport);
  await expectClosed(page);
});

test('the menu closes on Back, a hash change or a click outside it', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => history.pushState(null, '', '#services'));
  for (const close of [
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => void (location.hash = '#contact')),
    () => page.mouse.click(viewport.width / 2, viewport.height - 1),
  ]) {
    await openMenu(page);
    await close();
    await expectClosed(page);
  }
});
