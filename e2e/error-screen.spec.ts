import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test('a page whose code does not arrive shows the default error screen', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:.*(Failed to load resource|dynamically imported module)/s);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort('connectionreset'));
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/^Failed to fetch dynamically imported module/)).toBeVisible();

  // Once it does arrive, all is well again.
  await page.unroute('**/*.js');
  await page.reload();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0);
});
