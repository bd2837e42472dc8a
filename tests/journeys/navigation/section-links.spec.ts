import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { barOf, linkTo } from '#tests/support/page/bar.ts';
import {
  hydrated,
  open,
  openInStoppedTime,
  openSlowly,
  pass,
  settled,
  skip,
  stopTime,
} from '#tests/support/page/open.ts';
import { expectScrollY, expectTop, scrollTo, scrollY } from '#tests/support/page/scrolling.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const sizes = [
  { width: 768, height: 900 },
  { width: 767, height: 900 },
];

async function choose(page: Page, href: string) {
  const { openMenu, entry } = barOf(page);
  if (await openMenu.isVisible()) await openMenu.click();
  await entry(href).click();
}

for (const size of sizes) {
  const linkOffset = size.width < 768 ? 100 : 80;

  test(`links stop at their sections, ${size.width} pixels wide`, async ({ page }) => {
    await page.emulateMedia(inMotion);
    await page.setViewportSize(size);
    // A hash on load stops 80 pixels above its target, at any width.
    await open(page, '/#approach');
    await expectTop(page.locator('#approach'), 80);

    // So are the bar's entries.
    await choose(page, '/#services');
    await expectTop(page.locator('#services'), 80);
    await expect(page).toHaveURL('/#services');

    // Links that begin with # keep more room in a narrow window.
    await linkTo(page.locator('#solutions'), '#contact').click();
    await expectTop(page.locator('#contact'), linkOffset);
    await expect(page).toHaveURL('/#contact');
  });
}

test('section links scroll smoothly', async ({ page }) => {
  await page.emulateMedia(inMotion);
  for (const link of [barOf(page).entry('/#services'), linkTo(page.locator('#hero'), '#contact')]) {
    await open(page, '/');
    const atOnce = await link.evaluate((found: HTMLElement) => {
      found.click();
      return window.scrollY;
    });
    expect(atOnce).toBeLessThan(100);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  }
});

test('a hash, on load or later, scrolls after 100 ms if the browser has not found its target', async ({
  page,
}) => {
  const expectLate = async (section: string) => {
    await page.locator(section).evaluate((found) => (found.id = 'late'));
    await pass(page, 99);
    expect(await scrollY(page)).toBe(0);
    await page.clock.runFor(1);
    await expectTop(page.locator('#late'), 80);
  };
  await openInStoppedTime(page, '/#late');
  await expectLate('#contact');

  await open(page, '/');
  await skip(page, 1000);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('hashchange', () => resolve(), { once: true });
        location.hash = '#late';
      }),
  );
  await settled(page);
  await expectLate('#approach');
});

test('a hash on load never moves a visitor who has scrolled', async ({ page }) => {
  for (const height of [0, 2500]) {
    const arrive = await openSlowly(page, '/#services');
    await expectTop(page.locator('#services'), 80);
    await scrollTo(page, height);
    await page.clock.install();
    await arrive();
    await skip(page, 1000);
    expect(await scrollY(page)).toBe(height);
    await page.unrouteAll();
    await page.goto('about:blank');
  }
});

test('a reload with a hash keeps the scroll position', async ({ page }) => {
  await open(page, '/#services');
  await scrollTo(page, 2500);
  await page.reload();
  await hydrated(page);
  await expectScrollY(page, 2500);
  // The page's own timer is older and shorter.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await scrollY(page)).toBe(2500);
});

const misleading = ['#nothing', '#%', '#%E0%A4%A', '#[', '#a b"c', '#//x'];

test('an unknown or malformed hash, and a link to it, do nothing', async ({ page }) => {
  await stopTime(page);
  await open(page, '/#%');
  await skip(page, 1000);
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 700);
  for (const hash of misleading) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await skip(page, 1000);
    expect(await scrollY(page)).toBe(700);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.tagline);
  const link = page.locator('#hero').getByRole('link').first();
  for (const hash of misleading) {
    await link.evaluate((found, hash) => found.setAttribute('href', hash), hash);
    await link.evaluate((found: HTMLElement) => found.click());
    await skip(page, 1000);
    expect(await scrollY(page)).toBe(700);
  }
});
