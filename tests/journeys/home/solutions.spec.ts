import { solutions } from '#content/solutions.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('a solution’s capabilities are collapsed only on phones, until a click', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  for (const { name, capabilities } of solutions.items) {
    const article = page.locator('#solutions').getByRole('article').filter({ hasText: name });
    const last = article.getByText(capabilities.at(-1)?.name ?? '');
    await expect(last).toBeHidden();
    await article.getByText(solutions.covers).click();
    await expect(last).toBeVisible();
  }
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(page.getByText(solutions.covers).filter({ visible: true })).toHaveCount(0);
});
