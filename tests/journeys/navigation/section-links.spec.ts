import type { Locator } from '@playwright/test';
import { constants } from '#content/constants.ts';
import { getContactForm } from '#tests/support/page/contact.ts';
import { findLink, getHeader } from '#tests/support/page/header.ts';
import {
  advanceClock,
  open,
  openWithDelayedScripts,
  openWithStoppedClock,
  stopClock,
  waitForHydration,
  waitForIdle,
} from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

/** Clicks a link, and returns how far the page jumps immediately. */
function follow(link: Locator): Promise<number> {
  return link.evaluate((el: HTMLElement) => {
    const before = window.scrollY;
    el.click();
    return Math.abs(window.scrollY - before);
  });
}

test('links scroll smoothly to 80 pixels above their sections', async ({ page }) => {
  await page.emulateMedia(inMotion);
  const { logo, link } = getHeader(page);
  await open(page, '/?utm_source=mail#approach');
  await expectTop(page.locator('#approach'), 80);
  expect(await follow(link('/#services'))).toBeLessThan(100);
  await expectTop(page.locator('#services'), 80);
  await expect(page).toHaveURL('/?utm_source=mail#services');
  expect(await follow(logo)).toBeLessThan(100);
  await expectScrollY(page, 0);
  await expect(page).toHaveURL('/?utm_source=mail');
});

for (const [width, offset] of [
  [768, 80],
  [767, 100],
] as const)
  test(`at ${width}px, hash links stop ${offset}px above their section`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/#approach');
    // A hash in the URL leaves 80 pixels at any width.
    await expectTop(page.locator('#approach'), 80);
    await findLink(page.locator('#solutions'), '#contact').click();
    await expectTop(page.locator('#contact'), offset);
    await expect(page).toHaveURL('/#contact');
  });

test('with reduced motion, links jump to their sections', async ({ page }) => {
  await open(page, '/');
  expect(await follow(findLink(page.locator('#hero'), '#contact'))).toBeGreaterThan(1000);
  expect(await follow(getHeader(page).logo)).toBeGreaterThan(1000);
});

test('the page scrolls to a hash 100 ms after the load or a hash change', async ({ page }) => {
  const setHash = async () => {
    await page.evaluate(() => void (location.hash = '#late'));
    // The browser fires `hashchange` in a later task.
    await waitForIdle(page);
  };
  await openWithStoppedClock(page, '/#late');
  for (const [section, goToHash] of [
    // The page was opened with the hash.
    ['#contact', () => Promise.resolve()],
    ['#approach', setHash],
  ] as const) {
    await goToHash();
    await page.locator(section).evaluate((el) => (el.id = 'late'));
    await advanceClock(page, 99);
    expect(await scrollY(page)).toBe(0);
    await advanceClock(page, 1);
    await expectTop(page.locator('#late'), 80);
    await open(page, '/');
  }
});

test('the page does not scroll to a hash if the browser has already done so', async ({ page }) => {
  await stopClock(page);
  const releaseScripts = await openWithDelayedScripts(page, '/#services');
  await expectTop(page.locator('#services'), 80);
  await scrollTo(page, 0);
  await releaseScripts();
  await advanceClock(page, 1000);
  expect(await scrollY(page)).toBe(0);
});

test('Back restores the scroll position instead of scrolling to the hash', async ({ page }) => {
  await openWithStoppedClock(page, '/#services');
  await scrollTo(page, 2500);
  await getHeader(page).link('/about').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/#services');
  await waitForHydration(page);
  await expectScrollY(page, 2500);
  await advanceClock(page, 1000);
  expect(await scrollY(page)).toBe(2500);
});

test('a reload scrolls to the hash unless the visitor scrolls or types', async ({ page }) => {
  await open(page, '/#contact');
  await scrollTo(page, 2500);
  await page.reload();
  await waitForHydration(page);
  await expectTop(page.locator('#contact'), 80);
  const name = getContactForm(page).field('name');
  // Scrolls as a visitor does, because the browser overrides a position that a script sets before `load`.
  const wheel = async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBe(300);
  };
  for (const act of [wheel, () => name.pressSequentially('A')]) {
    await scrollTo(page, 0);
    const releaseScripts = await openWithDelayedScripts(page);
    await act();
    const before = await scrollY(page);
    await releaseScripts();
    // Timers with the same delay fire in order, and the page has started its timer before this one.
    await page.evaluate(
      (delay) => new Promise((resolve) => setTimeout(resolve, delay)),
      constants.hashScrollDelay,
    );
    expect(await scrollY(page)).toBe(before);
  }
});

test('an unknown or malformed hash in the URL or a link does nothing', async ({ page }) => {
  await openWithStoppedClock(page, '/#%');
  await scrollTo(page, 700);
  const link = page.locator('#hero').getByRole('link').first();
  for (const hash of ['#nothing', '#%E0%A4%A', '#[', '#a b"c']) {
    await page.evaluate((hash) => void (location.hash = hash), hash);
    await link.evaluate((el: HTMLElement, hash) => el.setAttribute('href', hash), hash);
    await link.dispatchEvent('click');
    await advanceClock(page, 1000);
    expect(await scrollY(page), hash).toBe(700);
  }
});
