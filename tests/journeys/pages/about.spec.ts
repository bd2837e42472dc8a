import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('a heading, three photos and three highlights', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);

  const main = page.getByRole('main');
  const photos = main.getByRole('img');
  await expect(photos).toHaveCount(3);
  for (const [index, subject] of [
    /team collaboration/i,
    /office environment/i,
    /team meeting/i,
  ].entries()) {
    const photo = photos.nth(index);
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).toHaveAccessibleName(subject);
    await expect
      .poll(() => photo.evaluate((found: HTMLImageElement) => found.complete && found.naturalWidth))
      .toBeGreaterThan(100);
  }

  for (const name of [
    'Collaborative Culture',
    'Distributed Management Structure',
    'Continuous Development',
  ]) {
    const highlight = main.getByRole('listitem').filter({ hasText: name });
    await expect(highlight.getByRole('heading', { name })).toBeVisible();
    await expect(highlight.getByRole('paragraph')).toHaveText(/.{30,}/);
  }
});
