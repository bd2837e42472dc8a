import { company } from '#content/company.ts';
import { labels } from '#content/navigation.ts';
import { open } from '#tests/support/page/open.ts';
import { allPaths } from '#tests/support/page/paths.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('gives each page its own title, one header, main part, footer and first heading, and a way past the bar', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  const titles = new Set<string>();
  for (const path of allPaths) {
    await open(page, path);
    titles.add(await page.title());
    for (const [role, element] of [
      ['banner', 'header'],
      ['main', 'main'],
      ['contentinfo', 'footer'],
    ] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
      await expect(page.locator(element)).toHaveCount(1);
      await expect(page.getByRole(role)).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', company.language);

    const link = page.getByRole('link', { name: labels.skipToContent, exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectTop(page.getByRole('main'), 0);
    // The next stop is in the content, or in the footer where the content has none.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  }
  expect(titles.size).toBe(allPaths.length);
});
