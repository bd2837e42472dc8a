import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { contactRefusals } from '#content/contact-responses.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle, submit } from '#tests/support/page/contact.ts';
import { hydrated, open, settled } from '#tests/support/page/open.ts';
import { test as base, expect } from '#tests/support/page/test.ts';
import { chromiumLaunch } from '#tools/programs.ts';

interface Network {
  url: string;
  inserts: ('under way' | 'arrived' | 'broken off')[];
  release(): void;
}

/** A proxy between browser and server that holds inserts back until `release`. */
const test = base.extend<{ network: Network }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  network: async ({}, use, { project }) => {
    const site = project.use.baseURL ?? '';
    const inserts: Network['inserts'] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const proxy = createServer(async (received, response) => {
      const { method, headers, url = '' } = received;
      if (method === 'POST' && url.startsWith('/rest/')) {
        const at = inserts.push('under way') - 1;
        response.on('close', () => {
          inserts[at] = response.writableFinished ? 'arrived' : 'broken off';
        });
        await released;
      }
      const passed = request(new URL(url, site), { method, headers }, (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      });
      received.pipe(passed);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, inserts, release });
    proxy.closeAllConnections();
    proxy.close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

const { left } = contactRefusals;

/** Follows a link while a message is being sent. */
async function leaveWhileSending(page: Page, network: Network) {
  const words = { ...message, message: `mark-${crypto.randomUUID()}` };
  await open(page, '/');
  const { button, fill } = contactFormOf(page);
  await fill(words);
  await button.click();
  await expect(button).toHaveText(submit.sending);
  await expect.poll(() => network.inserts).toEqual(['under way']);
  await barOf(page).entry('/about').click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  return words;
}

test('a message is sent although the visitor leaves, and explained when they return', async ({
  page,
  network,
}) => {
  const words = await leaveWhileSending(page, network);
  expect(network.inserts).toEqual(['under way']);
  network.release();
  await expect.poll(() => network.inserts).toEqual(['arrived']);

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

test('a reload while sending keeps the words and explains', async ({ page, network }) => {
  const words = { ...message, message: `mark-${crypto.randomUUID()}` };
  await open(page, '/');
  const { button, fill, values } = contactFormOf(page);
  await fill(words);
  await button.click();
  await expect.poll(() => network.inserts).toEqual(['under way']);
  await page.reload();
  await hydrated(page);
  await expect.poll(values).toEqual(words);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toHaveAccessibleDescription(left);
  network.release();
  await expect.poll(() => network.inserts).toEqual(['arrived']);
});

test('a reload keeps what was typed, and another tab stays empty', async ({ page, context }) => {
  await open(page, '/');
  const keeper = page.waitForResponse(/send-message/);
  await contactFormOf(page).fill();
  await (await keeper).finished();
  await settled(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(contactFormOf(page).values).toEqual(message);
  await expect(page.getByText(left)).toHaveCount(0);
  expect(JSON.stringify(await context.storageState())).not.toContain(message.name);

  const other = await context.newPage();
  await open(other, '/');
  await contactFormOf(other).fields.message.focus();
  expect(await contactFormOf(other).values()).toMatchObject({ name: '', message: '' });
});

test('a page from the back-forward cache is not sending forever', async ({ network }) => {
  // Playwright disables the cache, and the headless shell has none.
  const browser = await chromium.launch({
    ...chromiumLaunch('chromium'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: network.url });
  await leaveWhileSending(page, network);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  network.release();
  await hydrated(page);
  const { button } = contactFormOf(page);
  await expect(button).not.toHaveText(submit.sending);
  const told = page.getByText(left).or(page.getByRole('status').getByText(sentTitle));
  await expect(told).toBeAttached();
  await browser.close();
});
