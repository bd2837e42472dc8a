import { type Message } from '#shared/message.ts';
import { expectArrived } from '#tests/support/page/arrival.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { makeMark } from '#tests/support/server/messages.ts';

function about(mark: string): Message {
  return { ...message, name: mark, message: `About ${mark}.` };
}

test('a message typed on a phone by keyboard alone arrives', async ({ page }) => {
  const mark = makeMark();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await barOf(page).openMenu.press('Enter');
  await barOf(page).entry('/#contact').press('Enter');
  await expect(page).toHaveURL('/#contact');
  const { fields, button } = contactFormOf(page);
  await fields.name.focus();
  for (const text of Object.values(about(mark))) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expectArrived(mark);
});
