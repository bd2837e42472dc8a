import { messageColumns } from '#shared/message.ts';
import { answerCalls, contactFormOf, message, submit } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const all = messageColumns.length;

test('the line climbs field by field, stops with the message, and ends once it is stored', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:/);
  await page.setViewportSize({ width: 640, height: 740 });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/message-line-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  let answer = Promise.withResolvers<number>();
  await answerCalls(page, {
    insert: async (route) => route.fulfill({ status: await answer.promise, body: '' }),
  });
  await open(page, '/');
  const { fields, fill, button } = contactFormOf(page);
  const section = page.locator('#contact');
  // A drawing, which only shows what the words beside it say.
  const line = section.locator('[data-stage]');
  const expectStage = (stage: number | string) =>
    expect(line).toHaveAttribute('data-stage', String(stage));

  // It shifts nothing on the page.
  await fields.name.scrollIntoViewIfNeeded();
  const heightOf = () => section.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await heightOf();
  await expect(line).toHaveCount(0);
  arrival.resolve();
  await expect(line).toBeVisible();
  expect(await heightOf()).toBe(before);

  await expectStage(0);
  await fields.name.fill(message.name);
  await expectStage(1);
  await fields.email.fill('nobody');
  await expectStage(1);
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
    answer = Promise.withResolvers();
    await button.click();
    await expectStage('sending');
    answer.resolve(status);
    await expectStage(stage);
  }
  // The form is empty and idle again.
  await expect(button).toHaveText(submit.idle);
  await expectStage('stored');
  await fields.name.fill(message.name);
  await expectStage(1);

  // It leaves when words need its room.
  await section.getByRole('list').evaluate((list) => (list.style.fontSize = '400%'));
  await expect(line).toBeHidden();
});
