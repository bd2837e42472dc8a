import { contactFormOf } from '#tests/support/page/contact.ts';
import { open, openSlowly } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** Stores words for the form as another page does. */
function saveDraft() {
  sessionStorage.setItem('draft', 'Our line.');
}

test('words from another page join what was typed before the scripts came', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(saveDraft);
  const arrive = await openSlowly(page, '/');
  const { message } = contactFormOf(page).fields;
  await message.fill('Typed early.');
  await arrive();
  await expect(message).toHaveValue('Our line.\n\nTyped early.');
});
