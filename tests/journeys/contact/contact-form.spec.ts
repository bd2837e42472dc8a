import { formWords } from '#content/contact.ts';
import { messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import {
  answerCalls,
  contactFormOf,
  message,
  sentDescription,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { open, openInStoppedTime, openSlowly, pass } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

const empty = makeMessage(() => '');

test('has four fields, each with a label, required and with the server’s limit', async ({
  page,
}) => {
  const arrive = await openSlowly(page, '/');
  const { form, honeypot, fields, button } = contactFormOf(page);
  await expect(honeypot).toHaveCount(1);
  await arrive();
  await expect(form.locator('input, textarea')).toHaveCount(4);
  for (const [field, type, autocomplete, limit] of [
    [fields.name, 'text', 'name', 200],
    [fields.email, 'email', 'email', 320],
    [fields.company, 'text', 'organization', 200],
    [fields.message, 'textarea', null, 5000],
  ] as const) {
    await expect(field).toBeVisible();
    await expect(field).toHaveJSProperty('type', type);
    await expect(field).toHaveJSProperty('required', true);
    await expect(field).toHaveJSProperty('maxLength', limit);
    if (autocomplete) await expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(fields.message).toHaveJSProperty('rows', 5);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toBeEnabled();
});

test('the button says sending, sent for 3 seconds, then is idle again', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openInStoppedTime(page, '/');
  const release = Promise.withResolvers<void>();
  const calls = await answerCalls(page, {
    insert: async (route) => {
      await release.promise;
      await route.fulfill({ status: 201, body: '' });
    },
  });
  const { fields, button, fill, values } = contactFormOf(page);
  await fill();
  // Twice before React renders the first.
  await button.evaluate((found: HTMLButtonElement) => {
    found.form?.requestSubmit();
    found.form?.requestSubmit();
  });

  await expect(button).toHaveText(submit.sending);
  await expect(button).toBeDisabled();
  const turning = await button.evaluate((found) =>
    found
      .getAnimations({ subtree: true })
      .some(({ effect }) => effect?.getTiming().iterations === Infinity),
  );
  expect(turning, 'a spinner turns').toBe(true);

  // Any further word or submit is ignored.
  await fields.message.pressSequentially(' PS');
  await expect(fields.message).toHaveValue(message.message);
  await fields.name.press('Enter');
  await button.evaluate((found: HTMLButtonElement) => found.form?.requestSubmit());
  await expect.poll(() => calls.inserts).toEqual([message]);
  expect(calls.notifications).toEqual([]);
  release.resolve();

  await expect(button).toHaveText(submit.sent);
  await expect(button).toBeDisabled();
  expect(await values()).toEqual(empty);
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page.getByRole('status')).toContainText(sentDescription);
  await expect(page.getByRole('alert')).toBeEmpty();

  await pass(page, 2999);
  await expect(button).toHaveText(submit.sent);
  await expect(button).toBeDisabled();
  await pass(page, 1);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toBeEnabled();
  expect(calls).toEqual({ inserts: [message], notifications: [message] });
  expect(new URL(page.url()).search).toBe('');
});

test('the browser asks for missing fields, and the page marks them', async ({ page }) => {
  await open(page, '/');
  const calls = await answerCalls(page);
  const { fields, button, fill } = contactFormOf(page);
  // The mark beside the colour, which screen readers skip.
  const mark = (name: keyof typeof fields) =>
    fields[name].evaluate((found) => {
      const label = (found as HTMLInputElement).labels?.[0];
      return label && getComputedStyle(label, '::after').content;
    });
  expect(await mark('name')).toBe('none');
  await fill();
  for (const name of messageColumns) {
    await fields[name].fill('');
    await button.click();
    await expect(fields[name]).toBeFocused();
    expect(await fields[name].evaluate((found) => found.matches(':invalid'))).toBe(true);
    await expect(button).toHaveText(submit.idle);
    expect(await mark(name)).toContain('"!"');
    await expect(fields[name]).toHaveAccessibleName(formWords.fields[name].label);
    await fields[name].fill(message[name]);
  }
  await fields.email.fill('nobody');
  await button.click();
  await expect(fields.email).toBeFocused();
  expect(calls.inserts).toHaveLength(0);

  await fields.email.fill(message.email);
  await expect.poll(() => mark('email')).toBe('none');
  await button.click();
  await expect(button).toHaveText(submit.sent);
});

test('a message with invisible characters is sent', async ({ page }) => {
  await open(page, '/');
  const calls = await answerCalls(page);
  const { button, fill } = contactFormOf(page);
  await fill({
    name: 'Ada\tLovelace ',
    company: '\u0007Analytical\u2028Engines',
    message: '\n One\vtwo\fthree\u0085four\u2029five\u0092\0\ttab \ud800\n',
  });
  await button.click();
  await expect(button).toHaveText(submit.sent);
  expect(calls.inserts).toEqual([
    {
      ...message,
      company: 'Analytical Engines',
      message: 'One\ntwo\nthree\nfour\nfive tab \ufffd',
    },
  ]);
});
