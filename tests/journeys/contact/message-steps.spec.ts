import { contactWords } from '#content/contact.ts';
import { answerCalls, contactFormOf, submit } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

const { steps, now, failed } = contactWords.next;

test('the list marks where the message is: written, sending, failed, stored', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^error:/);
  let answer = Promise.withResolvers<number>();
  await answerCalls(page, {
    insert: async (route) => route.fulfill({ status: await answer.promise, body: '' }),
  });
  await open(page, '/');
  const { fields, fill, button } = contactFormOf(page);
  const list = page.locator('#contact').getByRole('list');
  const expectStep = async (index: number, words: string = now) => {
    await expect(list.locator('[aria-current=step]')).toHaveText(`${steps[index]}${words}`);
    await expect(list.getByRole('listitem')).toContainText([...steps]);
  };
  await expectStep(0);
  await fill();
  await expectStep(0);

  for (const [status, index, words] of [
    [500, 1, failed],
    // A refused message counts as being written.
    [429, 0, now],
    [201, 2, now],
  ] as const) {
    answer = Promise.withResolvers();
    await button.click();
    await expectStep(1);
    // A new attempt removes the last toast.
    await expect(page.getByRole('alert')).toBeEmpty();
    answer.resolve(status);
    await expectStep(index, words);
  }
  // The form is empty and idle again.
  await expect(button).toHaveText(submit.idle);
  await expectStep(2);
  await fields.name.fill('Ada');
  await expectStep(0);
});
