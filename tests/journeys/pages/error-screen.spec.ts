import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('a page that cannot be shown gives way to the default error screen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/the platform is gone/);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('well') !== 'yes')
      window.matchMedia = () => {
        throw new Error('the platform is gone');
      };
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('the platform is gone', { exact: true })).toBeVisible();

  // Once it can be, all is well again.
  await page.evaluate(() => sessionStorage.setItem('well', 'yes'));
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0);
});
