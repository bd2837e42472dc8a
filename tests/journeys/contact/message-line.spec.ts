import type { Page } from '@playwright/test';
import { contactWords } from '#content/contact.ts';
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

test('the line climbs field by field, stops with the message, and ends once it is stored', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:/);
  await openAtForm(page);
  const answers: PromiseWithResolvers<number>[] = [];
  await answerCalls(page, {
    insert: async (route) => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      await route.fulfill({ status: await answer.promise, body: '' });
    },
  });
  const { fields, fill, button } = contactFormOf(page);
  const { drawing } = lineOf(page);
  const expectStage = (stage: number | string) =>
    expect(drawing).toHaveAttribute('data-stage', String(stage));
  await expect(drawing).toBeVisible();
  await expectStage(0);
  await fields.name.fill(message.name);
  await expectStage(1);
  await fields.email.fill('nobody');
  await expectStage(1);
  await fields.email.fill(message.email);
  await expectStage(2);
  await fill();
  await expectStage(all);
  await fields.company.fill('  ');
  await expectStage(all - 1);
  await fields.company.fill(message.company);

  for (const [status, stage] of [
    [500, 'failed'],
    // A refused message is written, not on its way.
    [429, all],
    [201, 'stored'],
  ] as const) {
    await button.click();
    await expectStage('sending');
    await expect.poll(() => answers.length).toBe(1);
    answers.pop()?.resolve(status);
    await expectStage(stage);
  }
  // The form is empty and idle again.
  await expect(button).toHaveText(submit.idle);
  await expectStage('stored');
  await fields.name.fill(message.name);
  await expectStage(1);
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
