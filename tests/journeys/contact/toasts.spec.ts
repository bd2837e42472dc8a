import {
  failedTitle,
  getContactForm,
  mockBackend,
  sentTitle,
} from '#tests/support/page/contact.ts';
import { advanceClock, jumpClock, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

test('a toast stays while hovered or focused, and at least five seconds after that', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/^error:/);
  await openWithStoppedClock(page, '/');
  let status = 201;
  await mockBackend(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  const { button, fill, fields } = getContactForm(page);

  for (const [role, title, code] of [
    ['status', sentTitle, 201],
    ['alert', failedTitle, 500],
  ] as const) {
    status = code;
    const toast = page.getByRole(role);
    const words = toast.getByText(title);
    const expectStays = async () => {
      await jumpClock(page, 120_000);
      await expect(words).toBeVisible();
    };
    // A live region must exist before it has anything to announce.
    await expect(toast).toHaveCount(1);
    await fill();
    await button.click();
    await expect(words).toBeInViewport({ ratio: 1 });

    await words.hover();
    await expectStays();
    await toast.getByRole('button').focus();
    await fields.name.focus();
    await expectStays();
    await toast.getByRole('button').focus();
    await page.mouse.move(5, 300);
    await expectStays();

    await fields.name.focus();
    await advanceClock(page, 5000);
    await expect(words).toBeVisible();
    await jumpClock(page, 30_000);
    await expect(toast).toBeEmpty();
  }
});
