import type { Page } from '@playwright/test';
import { answerCalls, contactFormOf, failedTitle, sentTitle } from '#tests/support/page/contact.ts';
import { openInStoppedTime, pass, skip } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const kinds = [
  { role: 'status', title: sentTitle, status: 201 },
  { role: 'alert', title: failedTitle, status: 500 },
] as const;

type Kind = (typeof kinds)[number];

async function showToast(page: Page, { role, title, status }: Kind) {
  await openInStoppedTime(page, '/');
  // A live region must exist before it has anything to announce.
  await expect(page.getByRole(role)).toHaveCount(1);
  await answerCalls(page, { insert: (route) => route.fulfill({ status, body: '' }) });
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  const toast = page.getByRole(role);
  await expect(toast.getByText(title)).toBeVisible();
  await expect(toast.getByText(title)).toBeInViewport({ ratio: 1 });
  return toast;
}

for (const kind of kinds)
  test(`a toast of role ${kind.role} stays while hovered or focused, then long enough to read`, async ({
    page,
    complaints,
  }) => {
    if (kind.status === 500) complaints.expect(/^error:/);
    const toast = await showToast(page, kind);
    const expectStays = async () => {
      await skip(page, 120_000);
      await expect(toast).toContainText(kind.title);
    };
    await toast.getByText(kind.title).hover();
    await expectStays();
    await toast.getByRole('button').focus();
    await contactFormOf(page).fields.name.focus();
    await expectStays();
    await toast.getByRole('button').focus();
    await page.mouse.move(5, 300);
    await expectStays();

    await contactFormOf(page).fields.name.focus();
    await pass(page, 5000);
    await expect(toast).toContainText(kind.title);
    await skip(page, 30_000);
    await expect(toast).toBeEmpty();
  });
