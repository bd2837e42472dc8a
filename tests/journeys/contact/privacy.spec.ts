import { emptyStorage, readStorage } from '#tests/support/checks/storage.ts';
import { getContactForm, sentTitle } from '#tests/support/page/contact.ts';
import { expectArrived } from '#tests/support/page/delivery.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { uniqueWord } from '#tests/support/server/messages.ts';

// support/page/test.ts checks in every journey that no page calls another origin, and page-load.spec.ts that no page
// stores anything.

/** A time in the year 2096, in seconds since 1970. */
const farFuture = 4_000_000_000;

test('sending stores nothing in the browser, even with a session in the URL', async ({ page }) => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { sub: 'x', exp: farFuture };
  const token = `${encode({ alg: 'HS256' })}.${encode(payload)}.${encode({})}`;
  await page.route('**/auth/v1/**', (route) => route.fulfill({ json: { id: 'x' } }));
  await open(
    page,
    `/#access_token=${token}&refresh_token=x&expires_in=3600&expires_at=${farFuture}&token_type=bearer`,
  );
  const word = uniqueWord();
  const { fill, button } = getContactForm(page);
  await fill({ name: word });
  const insert = page.waitForRequest('**/rest/v1/contacts*');
  await button.click();
  expect(JSON.stringify(await (await insert).allHeaders())).not.toContain(token);
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await page.waitForLoadState('networkidle');
  expect(await readStorage(page)).toEqual(emptyStorage);
  await expectArrived(word);
});
