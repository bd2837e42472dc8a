import type { Page } from '@playwright/test';
import { contactWords } from '#content/contact.ts';
import { contactRefusals } from '#content/contact-responses.ts';
import { messageColumns } from '#shared/message.ts';
import { answerCalls, contactFormOf, message, submit } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const all = messageColumns.length;

/** The decorative line beside the steps of a message. */
function lineOf(page: Page) {
  const list = page
    .locator('#contact')
    .getByRole('list')
    .filter({ hasText: contactWords.next.steps[0] });
  return { list, drawing: list.locator('xpath=following-sibling::*[1][@aria-hidden="true"]') };
}

async function openAtForm(page: Page) {
  await open(page, '/');
  await contactFormOf(page).fields.name.scrollIntoViewIfNeeded();
}

test('the line climbs field by field, and ends once the message is stored', async ({ page }) => {
  await openAtForm(page);
  const answer = Promise.withResolvers<void>();
  await answerCalls(page, {
    insert: async (route) => {
      await answer.promise;
      await route.fulfill({ status: 201, body: '' });
    },
  });
  const { fields, fill, button } = contactFormOf(page);
  const { drawing } = lineOf(page);
  await expect(drawing).toBeVisible();
  await expect(drawing).toHaveAttribute('data-stage', '0');
  await fields.name.fill(message.name);
  await expect(drawing).toHaveAttribute('data-stage', '1');
  await fields.email.fill('nobody');
  await expect(drawing).toHaveAttribute('data-stage', '1');
  await fields.email.fill(message.email);
  await expect(drawing).toHaveAttribute('data-stage', '2');
  await fill();
  await expect(drawing).toHaveAttribute('data-stage', String(all));
  await fields.company.fill('  ');
  await expect(drawing).toHaveAttribute('data-stage', String(all - 1));
  await fields.company.fill(message.company);

  await button.click();
  await expect(drawing).toHaveAttribute('data-stage', 'sending');
  answer.resolve();
  await expect(drawing).toHaveAttribute('data-stage', 'stored');
  // The form is empty and idle again.
  await expect(button).toHaveText(submit.idle);
  await expect(drawing).toHaveAttribute('data-stage', 'stored');
  await fields.name.fill(message.name);
  await expect(drawing).toHaveAttribute('data-stage', '1');
});

test('the line stops when the message fails, and goes on when it is sent again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:/);
  await openAtForm(page);
  let answers = 0;
  await answerCalls(page, {
    insert: (route) => route.fulfill({ status: ++answers === 1 ? 500 : 201, body: '' }),
  });
  const { button, fill } = contactFormOf(page);
  const { drawing } = lineOf(page);
  await fill();
  await button.click();
  await expect(drawing).toHaveAttribute('data-stage', 'failed');
  await button.click();
  await expect(drawing).toHaveAttribute('data-stage', 'stored');
});

test('the line shows a refused message as written, not as on its way', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:/);
  await openAtForm(page);
  await answerCalls(page, { insert: (route) => route.fulfill({ status: 429, body: '' }) });
  const { button, fill } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(button).toBeEnabled();
  await expect(page.getByText(contactRefusals.tooMany)).toBeVisible();
  await expect(lineOf(page).drawing).toHaveAttribute('data-stage', String(all));
});

test('the line shifts nothing on the page, and leaves when words need its room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 740 });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/message-line-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openAtForm(page);
  const { list, drawing } = lineOf(page);
  const heightOf = () => page.locator('#contact').evaluate((section) => section.scrollHeight);
  const before = await heightOf();
  await expect(drawing).toHaveCount(0);
  arrival.resolve();
  await expect(drawing).toBeVisible();
  expect(await heightOf()).toBe(before);

  await list.evaluate((found) => (found.style.fontSize = '400%'));
  await expect(drawing).toBeHidden();
});

test('the line’s code is fetched again once the browser is back online', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/');
  await context.setOffline(true);
  await contactFormOf(page).fill();
  await context.setOffline(false);
  await expect(lineOf(page).drawing).toHaveAttribute('data-stage', String(all));
});
