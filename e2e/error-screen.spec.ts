import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('a page that cannot be shown gives way to the default error screen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/the platform is gone/);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("the platform is gone") }',
    }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('the platform is gone', { exact: true })).toBeVisible();

  // Once it can be, all is well again.
  await page.unroute('**/assets/about-*.js');
  await page.reload();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0);
});
