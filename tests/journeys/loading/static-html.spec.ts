import { pages } from '#content/pages.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Words of each static part that the page has, by the part's name. */
const wordsOfParts = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [
      part.dataset['static'],
      part.textContent,
    ]),
  );

test('parts without behaviour are the elements that the page came with', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('[data-static] > *'))
        part.setAttribute('data-came', '');
    });
  });
  for (const { path } of Object.values(pages)) {
    await open(page, path);
    const parts = page.locator('[data-static]');
    expect(await parts.count()).toBeGreaterThan(0);
    for (const part of await parts.all())
      expect(await part.locator(':scope > [data-came]').count()).toBeGreaterThan(0);
  }
});

test('they stay when React cannot take the page over and renders it anew', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Minified React error #418|Hydration failed/);
  await page.goto('/');
  const words = await page.evaluate(wordsOfParts);
  // As an extension may: a control of the page is not what the server sent.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('.hero-dot')?.remove());
  });
  await open(page, '/');
  await expect(page.locator('.hero-dot')).toHaveCount(2);
  expect(await page.evaluate(wordsOfParts)).toEqual(words);
  await page.locator('#hero').getByRole('button', { name: 'Slide 2' }).click();
  await expect(page.locator('#hero').getByRole('group', { name: '2 of 2' })).toBeVisible();
});
