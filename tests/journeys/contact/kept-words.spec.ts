import { answerCalls, contactFormOf, submit } from '#tests/support/page/contact.ts';
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

test('the form works where the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const calls = await answerCalls(page);
  await open(page, '/');
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(button).toHaveText(submit.sent);
  expect(calls.inserts).toHaveLength(1);
});
