import { errorScreen } from '#content/error-screen.ts';
import { expectAccessible } from '#tests/support/checks/axe.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('an error screen replaces a page that throws', async ({ page, pageErrors }) => {
  pageErrors.allow(/the platform is gone/);
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('the platform is gone');
    };
  });
  await page.goto('/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(errorScreen.title);
  await expect(heading).toBeFocused();
  await expect(page.getByText('the platform is gone', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
