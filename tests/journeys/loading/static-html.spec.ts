import { heroSlides } from '#content/hero-slides.ts';
import { heroOf } from '#tests/support/page/hero.ts';
import { open } from '#tests/support/page/open.ts';
import { pagePaths } from '#tests/support/page/paths.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** The words of each static part, by its name. */
const wordsOfParts = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [
      part.dataset['static'],
      part.textContent,
    ]),
  );

test('keeps the served elements of static parts', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('[data-static] > *'))
        part.setAttribute('data-came', '');
    });
  });
  for (const path of pagePaths) {
    await open(page, path);
    const parts = page.locator('[data-static]');
    expect(await parts.count()).toBeGreaterThan(0);
    for (const part of await parts.all())
      expect(await part.locator(':scope > [data-came]').count()).toBeGreaterThan(0);
  }
});

test('keeps static parts when hydration fails and React renders the page anew', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Minified React error #418|Hydration failed/);
  await page.goto('/');
  const words = await page.evaluate(wordsOfParts);
  // A browser extension may change what the server sent.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.querySelector('#hero button[aria-current]')?.remove(),
    );
  });
  await open(page, '/');
  for (const index of heroSlides.keys()) await expect(heroOf(page).dot(index + 1)).toBeVisible();
  expect(await page.evaluate(wordsOfParts)).toEqual(words);
  await heroOf(page).dot(2).click();
  await heroOf(page).expectShown(2);
});
