import { open } from '#tests/support/page/open.ts';
import { expectTop } from '#tests/support/page/scrolling.ts';
import { expect, test } from '#tests/support/page/test.ts';

const paths = ['/', '/about', '/careers', '/product', '/nowhere'];

test('each page has one header, one main part, one footer, one first heading, and a link that skips to the content', async ({
  page,
  complaints,
}) => {
  complaints.expect(/404/);
  for (const path of paths) {
    await open(page, path);
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
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);

    const link = page.getByRole('link', { name: 'Skip to content', exact: true });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expectTop(page.getByRole('main'), 0);
    // The next stop is in the content, or after it where the content has none.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  }
});
