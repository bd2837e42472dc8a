import type { Page } from '@playwright/test';
import { ownLine, ownLineWords } from '#content/own-line.ts';
import { stages } from '#content/pipeline.ts';
import { contactFormOf } from '#tests/support/page/contact.ts';
import { hydrated, open, settled } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

async function openOwnLine(page: Page) {
  await open(page, '/product');
  const section = page.getByRole('region', { name: ownLine.title });
  await section.scrollIntoViewIfNeeded();
  // What draws comes when it is near.
  await expect(section.locator('.own-line-release')).toHaveAttribute('d', /\d/);
  return section;
}

test('a visitor draws a line, and sends it as words', async ({ page }) => {
  const section = await openOwnLine(page);
  const sentence = section.getByRole('status');
  await expect(sentence).toHaveText(ownLineWords.empty);
  for (const { name } of Object.values(stages))
    await expect(section.getByRole('slider', { name })).toHaveValue('0');

  const drawn = () => section.locator('.own-line-release').getAttribute('d');
  const empty = await drawn();
  const review = section.getByRole('slider', { name: 'Pull request' });
  await review.fill('30');
  await expect(review).toHaveAttribute('aria-valuetext', ownLineWords.hours(30));
  await section.getByRole('slider', { name: ownLine.moves }).fill('4');
  await section.getByRole('slider', { name: 'Staging' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sentence).toHaveText(ownLineWords.sentence(4, 31));
  expect(await drawn()).not.toBe(empty);

  await section.getByRole('link', { name: ownLine.link.label }).click();
  await expect(page).toHaveURL(ownLine.link.href);
  await hydrated(page);
  const { message } = contactFormOf(page).fields;
  await expect(message).toHaveValue(/moves 4 h and waits 31 h: .*Pull request 30 h.*Staging 1 h/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('what was typed before is left as it is', async ({ page }) => {
  await open(page, '/');
  const { message } = contactFormOf(page).fields;
  const keeper = page.waitForResponse(/send-message/);
  await message.fill('Typed before.');
  await (await keeper).finished();
  await settled(page);
  await page.evaluate(() => sessionStorage.setItem('draft', 'A line.'));
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Typed before.');
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('its code is no part of the first load', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, '/product');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('draw-line'))).toEqual([]);
});
