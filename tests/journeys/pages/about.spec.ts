import { about } from '#content/about.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('shows a heading, three photos and three highlights', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title);

  const main = page.getByRole('main');
  const photos = main.getByRole('img');
  await expect(photos).toHaveCount(3);
  for (const [
    index,
    {
      photo: { alt },
    },
  ] of about.highlights.entries()) {
    const photo = photos.nth(index);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveAccessibleName(alt);
    await expect
      .poll(() => photo.evaluate((found: HTMLImageElement) => found.complete && found.naturalWidth))
      .toBeGreaterThan(100);
  }

  expect(about.highlights).toHaveLength(3);
  for (const { title, text } of about.highlights) {
    const highlight = main.getByRole('listitem').filter({ hasText: title });
    await expect(highlight.getByRole('heading', { name: title })).toBeVisible();
    await expect(highlight.getByRole('paragraph')).toHaveText(text);
  }
});
