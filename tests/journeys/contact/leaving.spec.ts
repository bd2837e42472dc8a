import type { IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { contactRefusals } from '#content/contact-responses.ts';
import { withBackForwardCache } from '#tests/support/page/back-forward-cache.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle, submit } from '#tests/support/page/contact.ts';
import { startHolding } from '#tests/support/page/holding-proxy.ts';
import { hydrated, open, settled } from '#tests/support/page/open.ts';
import { test as base, expect } from '#tests/support/page/test.ts';
import { makeMark } from '#tests/support/server/messages.ts';

type Network = Awaited<ReturnType<typeof startHolding>>;

/** The network holds inserts back until `release`. */
const test = base.extend<{ network: Network }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  network: async ({}, use, { project }) => {
    const isInsert = ({ method, url }: IncomingMessage) =>
      method === 'POST' && url?.startsWith('/rest/') === true;
    const network = await startHolding(project.use.baseURL ?? '', isInsert);
    await use(network);
    network.stop();
  },
  baseURL: ({ network }, use) => use(network.url),
});

const { left } = contactRefusals;

/** Sends a message, which stays under way. */
async function startSending(page: Page, network: Network) {
  const words = { ...message, message: makeMark() };
  await open(page, '/');
  const { button, fill } = contactFormOf(page);
  await fill(words);
  await button.click();
  await expect(button).toHaveText(submit.sending);
  await expect.poll(() => network.held).toEqual(['under way']);
  return words;
}

async function goToAbout(page: Page) {
  await barOf(page).entry('/about').click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
}

test('a message arrives although the visitor leaves, and the form explains when they return', async ({
  page,
  network,
}) => {
  const words = await startSending(page, network);
  await goToAbout(page);
  expect(network.held).toEqual(['under way']);
  network.release();
  await expect.poll(() => network.held).toEqual(['arrived']);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  const { button, values } = contactFormOf(page);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toHaveAccessibleDescription(left);
  expect(await values()).toEqual(words);
  expect(JSON.stringify(await page.context().storageState())).not.toContain(words.message);

  await button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page.getByText(left)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(left)).toHaveCount(0);
});

test('a reload keeps what was typed, and another tab stays empty', async ({ page, context }) => {
  await open(page, '/');
  const draftScript = page.waitForResponse(/send-message/);
  await contactFormOf(page).fill();
  await (await draftScript).finished();
  await settled(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(contactFormOf(page).values).toEqual(message);
  await expect(page.getByText(left)).toHaveCount(0);
  expect(JSON.stringify(await context.storageState())).not.toContain(message.name);
  await page.goto('/#contact');
  await page.reload();
  await expect.poll(contactFormOf(page).values).toEqual(message);
  await page.goto('/');
  await hydrated(page);
  expect(await contactFormOf(page).values()).toMatchObject({ name: '', message: '' });

  const other = await context.newPage();
  await open(other, '/');
  await contactFormOf(other).fields.message.focus();
  expect(await contactFormOf(other).values()).toMatchObject({ name: '', message: '' });
});

test('a phone that only hides the page before it discards it keeps what was typed', async ({
  page,
}) => {
  await open(page, '/');
  await contactFormOf(page).fill();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(contactFormOf(page).values).toEqual(message);
});

test('a page restored from the back-forward cache stops sending', async ({ network }) => {
  await withBackForwardCache(network.url, async (page) => {
    await startSending(page, network);
    await goToAbout(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
    network.release();
    await hydrated(page);
    await expect(contactFormOf(page).button).not.toHaveText(submit.sending);
    const outcome = page.getByText(left).or(page.getByRole('status').getByText(sentTitle));
    await expect(outcome).toBeAttached();
  });
});
