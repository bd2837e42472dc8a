import { pages } from '#content/pages.ts';
import { withBackForwardCache } from '#tests/support/page/back-forward-cache.ts';
import { contactFormOf, message } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('Back restores pages from the back-forward cache, and the form as it was', async ({
  baseURL,
}) => {
  await withBackForwardCache(baseURL ?? '', async (page) => {
    for (const { path } of [pages.home, pages.product]) {
      await open(page, path);
      if (path === '/') await contactFormOf(page).fill();
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) =>
          document.documentElement.setAttribute('data-persisted', String(persisted)),
        ),
      );
      await page.evaluate(() => {
        location.href = '/nowhere';
      });
      await expect(page).toHaveURL('/nowhere');
      await hydrated(page);
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      await expect(page).toHaveURL(path);
      if (path === '/') expect(await contactFormOf(page).values()).toEqual(message);
    }
  });
});
