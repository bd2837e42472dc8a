import { getContactForm, sendMessage, sentTitle } from '#tests/support/page/contact.ts';
import { advanceClock, openWithStoppedClock } from '#tests/support/page/open.ts';
import { pointAway } from '#tests/support/page/pointer.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('a toast stays while it has the pointer or focus, and closes later', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const { field } = getContactForm(page);
  const toast = page.getByRole('status');
  const text = toast.getByText(sentTitle);
  const dismiss = toast.getByRole('button');
  const expectStays = async () => {
    await advanceClock(page, 120_000);
    await expect(text).toBeVisible();
  };
  // A live region must exist before it has anything to announce.
  await expect(toast).toHaveCount(1);
  await sendMessage(page, 201);
  await expect(text).toBeInViewport({ ratio: 1 });

  await text.hover();
  await expectStays();
  await dismiss.focus();
  await field('name').focus();
  await expectStays();
  await dismiss.focus();
  await pointAway(page);
  await expectStays();
  await field('name').focus();
  await advanceClock(page, 5000);
  await expect(text).toBeVisible();
  await advanceClock(page, 30_000);
  await expect(toast).toBeEmpty();
});
