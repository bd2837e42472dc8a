import type { Page } from '@playwright/test';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

for (const path of ['/', '/about', '/careers', '/product']) {
  test(`${path} is written with the letters of one font file`, async ({ page }) => {
    const fonts = fontsAskedFor(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toHaveLength(1);
  });
}

test('a letter that a visitor brings is drawn in the same typeface', async ({ page }) => {
  const fonts = fontsAskedFor(page);
  await open(page, '/');
  const { name } = contactFormOf(page).fields;
  await name.fill('Zoe');
  expect(fonts).toHaveLength(1);
  await name.fill('Zoë');
  await expect.poll(() => fonts).toHaveLength(2);
  await name.fill('Zoë Łódź');
  await expect.poll(() => fonts).toHaveLength(3);
  const loaded = () =>
    page.evaluate(() => document.fonts.check('1em "Radio Canada Big Variable"', 'ëŁ'));
  await expect.poll(loaded).toBe(true);
});

function fontsAskedFor(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}
