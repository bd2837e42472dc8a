import { formCopy } from '#content/contact.ts';
import { type MessageColumn, messageColumns } from '#shared/message.ts';
import {
  getContactForm,
  mockBackend,
  respond,
  sentDescription,
  sentTitle,
  submit,
} from '#tests/support/page/contact.ts';
import { advanceClock, open, openWithStoppedClock } from '#tests/support/page/open.ts';
import { expect, inMotion, test } from '#tests/support/page/test.ts';
import { validMessage } from '#tests/support/server/messages.ts';

test('the form has four labelled, required fields with their limits', async ({ page }) => {
  await open(page, '/');
  const { form, field } = getContactForm(page);
  await expect(form.locator('input, textarea')).toHaveCount(messageColumns.length);
  await expect(form.locator('[required]')).toHaveCount(messageColumns.length);
  for (const [column, type, autocomplete, limit] of [
    ['name', 'text', 'name', 200],
    ['email', 'email', 'email', 320],
    ['company', 'text', 'organization', 200],
    ['message', 'textarea', '', 5000],
  ] as const) {
    await expect(field(column)).toHaveJSProperty('type', type);
    await expect(field(column)).toHaveJSProperty('autocomplete', autocomplete);
    await expect(field(column)).toHaveJSProperty('maxLength', limit);
  }
  await expect(field('message')).toHaveJSProperty('rows', 5);
});

test('a blank or invalid field is focused and marked, and nothing is sent', async ({ page }) => {
  await open(page, '/');
  const { field, button, fill } = getContactForm(page);
  const calls = await mockBackend(page);
  // Screen readers skip this symbol, which shows the error in addition to the colour.
  const getSymbol = (column: MessageColumn) =>
    field(column).evaluate((input: HTMLInputElement) => {
      const label = input.labels?.[0];
      return label && getComputedStyle(label, '::after').content;
    });
  expect(await getSymbol('name')).toBe('none');
  await fill();
  // The browser's own check would accept spaces.
  for (const column of messageColumns) {
    await field(column).fill(' \t ');
    await button.click();
    await expect(field(column)).toBeFocused();
    await expect(field(column)).toHaveJSProperty('validity.valueMissing', true);
    await expect(field(column)).toHaveAccessibleName(formCopy.fields[column].label);
    expect(await getSymbol(column)).toContain('"!"');
    await field(column).fill(validMessage[column]);
  }
  await field('email').fill('nobody');
  await button.click();
  await expect(field('email')).toBeFocused();
  await expect(button).toHaveText(submit.idle);
  expect(calls.inserts).toEqual([]);
  await field('email').fill(validMessage.email);
  await expect.poll(() => getSymbol('email')).toBe('none');
});

test('a second submit does nothing while the message is being sent', async ({ page }) => {
  await open(page, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const calls = await mockBackend(page, {
    insert: (route) => released.then(() => respond(201)(route)),
  });
  const { form, field, button, fill, expectValues } = getContactForm(page);
  await fill();
  // Submits twice before React renders.
  await form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(button).toBeDisabled();
  await field('name').press('Enter');
  await form.evaluate((form: HTMLFormElement) => form.requestSubmit());
  await field('message').pressSequentially(' PS');
  await expectValues(validMessage);
  release();
  await expect(button).toHaveText(submit.sent);
  expect(calls.inserts).toHaveLength(1);
});

test('the form shows a confirmation for 3 seconds after a keyboard submit', async ({ page }) => {
  await page.emulateMedia(inMotion);
  await openWithStoppedClock(page, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const calls = await mockBackend(page, {
    insert: (route) => released.then(() => respond(201)(route)),
  });
  const { field, button, fill, expectStep, expectValues } = getContactForm(page);
  await expectStep(0);
  // A live region must exist before it has anything to announce.
  await expect(button).toHaveAttribute('aria-live', 'polite');
  // Invisible characters are sent as spaces and line breaks, or not at all.
  await fill({ name: 'Ada\tLovelace\u0007 ', message: validMessage.message.replace('\n', '\v') });
  await field('name').focus();
  for (const _ of messageColumns) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');

  await expect(button).toHaveText(submit.sending);
  await expect(button).toBeDisabled();
  await expectStep(1);
  await expect(button.locator('.spinner')).not.toHaveCSS('animation-name', 'none');
  await expect.poll(() => calls).toEqual({ inserts: [validMessage], notifications: [] });
  release();

  await expect(button).toHaveText(submit.sent);
  await expectValues('empty');
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page.getByRole('status')).toContainText(sentDescription);
  await advanceClock(page, 2999);
  await expect(button).toHaveText(submit.sent);
  await expect(button).toBeDisabled();
  await advanceClock(page, 1);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  await expectStep(2);
  expect(calls).toEqual({ inserts: [validMessage], notifications: [validMessage] });
  await expect(page).toHaveURL('/');
  await field('name').fill('Ada');
  await expectStep(0);
});
