import { leftBehind, nothing } from '#tests/support/checks/storage.ts';
import { expectArrived } from '#tests/support/page/arrival.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { makeMark } from '#tests/support/server/messages.ts';

// support/page/test.ts checks in every test that no page calls another origin, and audits.spec.ts that no page
// leaves anything in the browser.

test('a message arrives, and leaves nothing in the browser', async ({ page }) => {
  const mark = makeMark();
  await open(page, '/');
  const { fill, button } = contactFormOf(page);
  await fill({ name: mark });
  await button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await page.waitForLoadState('networkidle');
  expect(await leftBehind(page)).toEqual(nothing);
  await expectArrived(mark);
});

test('a link cannot plant a session', async ({ page }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const later = 4_000_000_000;
  const token = `${part({ alg: 'HS256' })}.${part({ sub: 'x', exp: later })}.${part({})}`;
  await page.route('**/auth/v1/**', (route) => route.fulfill({ json: { id: 'x' } }));
  await open(
    page,
    `/#access_token=${token}&refresh_token=x&expires_in=3600&expires_at=${later}&token_type=bearer`,
  );
  const { fill, button } = contactFormOf(page);
  await fill();
  const insert = page.waitForRequest('**/rest/v1/contacts*');
  await button.click();
  expect(JSON.stringify(await (await insert).allHeaders())).not.toContain(token);
  await expect(page.getByRole('status')).toContainText(sentTitle);
  expect(await leftBehind(page)).toEqual(nothing);
});

test('a session that has expired is refreshed on every page', async ({ page }) => {
  const key = 'sb-127-auth-token';
  const session = { access_token: 'old', refresh_token: 'old', token_type: 'bearer', user: {} };
  await page.addInitScript(
    ({ key, session }) => {
      localStorage[key] ??= JSON.stringify({ ...session, expires_in: 3600, expires_at: 1 });
    },
    { key, session },
  );
  const later = Math.round(Date.now() / 1000) + 3600;
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      json: { ...session, access_token: 'new', expires_in: 3600, expires_at: later },
    }),
  );
  await open(page, '/about');
  await expect.poll(async () => JSON.stringify((await leftBehind(page)).local)).toContain('new');
});
