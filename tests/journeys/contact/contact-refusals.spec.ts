import type { Locator, Page, Route } from '@playwright/test';
import { contactRefusals } from '#content/contact-responses.ts';
import type { MessageColumn } from '#shared/message.ts';
import { constraintName, type MessageRule } from '#shared/message-rules.ts';
import {
  answerCalls,
  contactFormOf,
  failedDescription,
  failedTitle,
  refusalOf,
  submit,
} from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';

/** What the browser and the site log about a failed insert. */
const logged = [/^error: Failed to load resource/, /^error: The message could not be sent/];

/** How PostgREST and our own server report a broken rule. */
function broken(constraint: string) {
  return {
    status: 400,
    json: {
      code: '23514',
      details: null,
      hint: null,
      message: `new row for relation "contacts" violates check constraint "${constraint}"`,
    },
  };
}

async function expectFailureToast(page: Page) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(failedTitle);
  await expect(alert).toContainText(failedDescription);
}

/** Whether nothing covers its first corner. */
function isOnTop(field: Locator): Promise<boolean> {
  return field.evaluate((found) => {
    const { left, top } = found.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + 4) === found;
  });
}

const rules: [MessageColumn, MessageRule][] = [
  ['name', 'length'],
  ['email', 'address'],
  ['company', 'not_blank'],
  ['message', 'characters'],
];

test('a broken rule is explained at its field until the field changes', async ({
  page,
  complaints,
}) => {
  complaints.expect(...logged);
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, '/');
  const { fields, button, fill } = contactFormOf(page);
  for (const [name, rule] of rules) {
    const constraint = constraintName({ column: name, rule });
    const words = refusalOf(name, rule);
    await test.step(constraint, async () => {
      await page.unrouteAll();
      await answerCalls(page, { insert: (route) => route.fulfill(broken(constraint)) });
      await fill();
      await button.click();
      await expectFailureToast(page);
      const field = fields[name];
      await expect(field).toBeFocused();
      expect(await isOnTop(field)).toBe(true);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(words);
      await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
      await expect(button).toHaveText(submit.idle);
      await expect(button).toBeEnabled();

      await field.pressSequentially('x');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(words)).toHaveCount(0);
    });
  }
});

const others: [string, (route: Route) => Promise<void>, words: string][] = [
  [
    'too many messages',
    (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'PT429', message: 'too many messages from this address' },
      }),
    contactRefusals.tooMany,
  ],
  [
    'too many messages for a proxy',
    (route) => route.fulfill({ status: 429, body: '' }),
    contactRefusals.tooMany,
  ],
  [
    'a message too large for a proxy',
    (route) => route.fulfill({ status: 413, contentType: 'text/plain', body: 'Too large' }),
    contactRefusals.tooLarge,
  ],
];

test('the button explains what to do when there is too much', async ({ page, complaints }) => {
  complaints.expect(...logged);
  await open(page, '/');
  const { button, fill, fields } = contactFormOf(page);
  await fill();
  for (const [name, insert, words] of others)
    await test.step(name, async () => {
      await page.unrouteAll();
      await answerCalls(page, { insert });
      await fields.name.press('Enter');
      await expectFailureToast(page);
      await expect(button).toBeFocused();
      await expect(button).toHaveAccessibleDescription(words);
      await expect(page.getByText(words)).toBeInViewport({ ratio: 1 });
    });

  await page.unrouteAll();
  await answerCalls(page);
  await button.click();
  await expect(button).toHaveText(submit.sent);
  await expect(button).toHaveAccessibleDescription('');
});
