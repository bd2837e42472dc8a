import { formWords } from '#content/contact.ts';
import { messageColumns } from '#shared/message.ts';
import { makeMessage } from '#shared/message-texts.ts';
import {
  getContactForm,
  message,
  mockBackend,
  sentDescription,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { advanceClock, open, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';

test('fields are labelled and required, and invalid ones are marked', async ({ page }) => {
  await open(page, '/');
  const { form, fields, button, fill } = getContactForm(page);
  const calls = await mockBackend(page);
  await expect(form.locator('input, textarea')).toHaveCount(messageColumns.length);
  await expect(form.locator('[required]')).toHaveCount(messageColumns.length);
  for (const [field, type, autocomplete, limit] of [
    [fields.name, 'text', 'name', 200],
    [fields.email, 'email', 'email', 320],
    [fields.company, 'text', 'organization', 200],
    [fields.message, 'textarea', '', 5000],
  ] as const) {
    await expect(field).toHaveJSProperty('type', type);
    await expect(field).toHaveJSProperty('autocomplete', autocomplete);
    await expect(field).toHaveJSProperty('maxLength', limit);
  }
  await expect(fields.message).toHaveJSProperty('rows', 5);

  // A mark besides the colour, which screen readers skip.
  const mark = (name: keyof typeof fields) =>
    fields[name].evaluate((found) => {
      const label = (found as HTMLInputElement).labels?.[0];
      return label && getComputedStyle(label, '::after').content;
    });
  expect(await mark('name')).toBe('none');
  await fill();
  // The browser's own check would accept spaces.
  for (const nothing of ['', ' \t '])
    for (const name of messageColumns) {
      await fields[name].fill(nothing);
      await button.click();
      await expect(fields[name]).toBeFocused();
      await expect(fields[name]).toHaveJSProperty('validity.valueMissing', true);
      await expect(fields[name]).toHaveAccessibleName(formWords.fields[name].label);
      expect(await mark(name)).toContain('"!"');
      await fields[name].fill(message[name]);
    }
  await expect(page.getByRole('alert')).toBeEmpty();
  await fields.email.fill('nobody');
  await button.click();
  await expect(fields.email).toBeFocused();
  await expect(button).toHaveText(submit.idle);
  expect(calls.inserts).toHaveLength(0);
  await fields.email.fill(message.email);
  await expect.poll(() => mark('email')).toBe('none');
});

test('the button and the steps go from sending to sent, and after 3 seconds back to idle', async ({
  page,
}) => {
  await page.emulateMedia(inMotion);
  await openWithStoppedClock(page, '/');
  const release = Promise.withResolvers<void>();
  const calls = await mockBackend(page, {
    insert: async (route) => {
      await release.promise;
      await route.fulfill({ status: 201, body: '' });
    },
  });
  const { fields, button, fill, values, expectStep } = getContactForm(page);
  await expectStep(0);
  // A live region must exist before it has anything to announce.
  await expect(button).toHaveAttribute('aria-live', 'polite');
  // Invisible characters arrive as spaces and line breaks, or not at all.
  await fill({ name: 'Ada\tLovelace\u0007 ', message: message.message.replace('\n', '\v') });
  const typed = await values();
  // Submits twice before React renders.
  await button.evaluate((found: HTMLButtonElement) => {
    found.form?.requestSubmit();
    found.form?.requestSubmit();
  });

  await expect(button).toHaveText(submit.sending);
  await expect(button).toBeDisabled();
  await expectStep(1);
  const turning = await button.evaluate((found) =>
    found
      .getAnimations({ subtree: true })
      .some(({ effect }) => effect?.getTiming().iterations === Infinity),
  );
  expect(turning, 'a spinner turns').toBe(true);

  // Further typing and submits are ignored.
  await fields.message.pressSequentially(' PS');
  expect(await values()).toEqual(typed);
  await fields.name.press('Enter');
  await button.evaluate((found: HTMLButtonElement) => found.form?.requestSubmit());
  await expect.poll(() => calls.inserts).toEqual([message]);
  expect(calls.notifications).toEqual([]);
  release.resolve();

  await expect(button).toHaveText(submit.sent);
  await expect(button).toBeDisabled();
  expect(await values()).toEqual(makeMessage(() => ''));
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page.getByRole('status')).toContainText(sentDescription);
  await expect(page.getByRole('alert')).toBeEmpty();

  await advanceClock(page, 2999);
  await expect(button).toHaveText(submit.sent);
  await expect(button).toBeDisabled();
  await advanceClock(page, 1);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toBeEnabled();
  await expectStep(2);
  expect(calls).toEqual({ inserts: [message], notifications: [message] });
  await expect(page).toHaveURL('/');
  await fields.name.fill('Ada');
  await expectStep(0);
});
