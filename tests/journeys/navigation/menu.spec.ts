import type { Page } from '@playwright/test';
import { navigation } from '#content/navigation.ts';
import { getContactForm, mockBackend, sentTitle } from '#tests/support/page/contact.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, waitForIdle } from '#tests/support/page/open.ts';
import { expectTop, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function openTheMenu(page: Page) {
  const { openMenu, closeMenu, links } = getHeader(page);
  await openMenu.click();
  await expect(closeMenu).toHaveAttribute('aria-expanded', 'true');
  await expect(openMenu).toHaveCount(0);
  await expect(links).toHaveText(navigation.map(({ label }) => label));
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  // The page behind the menu becomes inert a moment later.
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await expect(page.locator('body')).toHaveAttribute('style', 'overflow: hidden;');
}

/** Checks that the menu is closed and the page scrolls again. */
async function expectClosed(page: Page) {
  const { openMenu, closeMenu, links } = getHeader(page);
  await expect(openMenu).toHaveAttribute('aria-expanded', 'false');
  await expect(closeMenu).toHaveCount(0);
  await expect(links).toHaveCount(0);
  await expect(page.locator('body')).toHaveJSProperty('style.overflow', '');
  const before = await scrollY(page);
  await expect(async () => {
    await page.mouse.move(195, 780);
    await page.mouse.wheel(0, 200);
    expect(await scrollY(page)).toBeGreaterThan(before);
  }).toPass();
}

test('the button opens and closes the menu, and the page behind it does not scroll', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await open(page, '/');
  await openTheMenu(page);
  await page.mouse.move(195, 780);
  await page.mouse.wheel(0, 200);
  for (const key of ['PageDown', 'End', 'Space']) {
    await getHeader(page).links.first().focus();
    await page.keyboard.press(key);
    await waitForIdle(page);
    expect(await scrollY(page)).toBe(0);
  }
  await getHeader(page).closeMenu.click();
  await expectClosed(page);
});

test('no toast covers the menu, and choosing a section or the logo closes it', async ({ page }) => {
  const { link, links, logo } = getHeader(page);
  await open(page, '/');
  await mockBackend(page);
  const { button, fill } = getContactForm(page);
  await fill();
  await button.click();
  await expect(page.getByRole('status').getByText(sentTitle)).toBeVisible();
  await openTheMenu(page);
  for (const one of await links.all()) await one.click({ trial: true });
  await link('/#services').click();
  await expectTop(page.locator('#services'), 80);
  await expectClosed(page);
  await openTheMenu(page);
  await logo.press('Enter');
  await expectClosed(page);
});

test('Tab stays in the header, until a wider window, Back, a new hash or a click on the header closes the menu', async ({
  page,
}) => {
  await open(page, '/');
  await openTheMenu(page);
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab');
    // After the last control the focus goes to the browser's own header.
    await expect(page.locator(':focus:not(header *)')).toHaveCount(0);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  const { openMenu, closeMenu, links } = getHeader(page);
  await expect(openMenu.or(closeMenu)).toHaveCount(0);
  await expect(links).toHaveCount(navigation.length);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectClosed(page);

  await page.evaluate(() => history.pushState(null, '', '#services'));
  for (const close of [
    () => page.evaluate(() => history.back()),
    () => page.evaluate(() => void (location.hash = '#contact')),
    () => page.mouse.click(250, 30),
  ]) {
    await openTheMenu(page);
    await close();
    await expectClosed(page);
  }
});
