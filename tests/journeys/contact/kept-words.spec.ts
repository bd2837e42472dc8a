import { contactFormOf } from '#tests/support/page/contact.ts';
import { open, openSlowly } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('words from another page join what was typed before the scripts came', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => sessionStorage.setItem('draft', 'Our line.'));
  const arrive = await openSlowly(page, '/');
  const { message } = contactFormOf(page).fields;
  await message.fill('Typed early.');
  await arrive();
  await expect(message).toHaveValue('Our line.\n\nTyped early.');
});
