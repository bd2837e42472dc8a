import type { HttpBindings } from '@hono/node-server';
import { chromium, type Page } from '@playwright/test';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { contactRefusals } from '#content/contact-responses.ts';
import { listen } from '#server/http/listen.ts';
import { paths } from '#shared/paths.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle, submit } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { test as base, expect } from '#tests/support/page/test.ts';
import { chromiumLaunch } from '#tools/programs.ts';

/** The site behind a proxy that holds inserts back until `release`. */
interface Network {
  url: string;
  held: HttpBindings['outgoing'][];
  release: () => void;
}

const test = base.extend<{ network: Network }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
  network: async ({}, use, { project }) => {
    const held: Network['held'] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const app = new Hono();
    app.use(paths.contacts, async ({ env }, next) => {
      held.push((env as HttpBindings).outgoing);
      await released;
      await next();
    });
    app.all('*', ({ req }) =>
      proxy(`${project.use.baseURL}${req.path}`, { raw: req.raw, headers: req.header() }),
    );
    const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 });
    await use({ url, held, release });
    release();
    await close();
  },
  baseURL: ({ network }, use) => use(network.url),
});

const { left } = contactRefusals;

async function goToAbout(page: Page) {
  await barOf(page).entry('/about').click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
}

async function send(page: Page) {
  const { button } = contactFormOf(page);
  await button.click();
  await expect(button).toHaveText(submit.sending);
}

test('a message arrives although the visitor leaves, and the form explains when they return', async ({
  page,
  network,
}) => {
  await open(page, '/');
  const { fill, button, values } = contactFormOf(page);
  await fill();
  await send(page);
  const isAnswered = () => network.held.map(({ writableFinished }) => writableFinished);
  await expect.poll(isAnswered).toEqual([false]);
  await goToAbout(page);
  network.release();
  await expect.poll(isAnswered).toEqual([true]);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  await expect(button).toHaveText(submit.idle);
  await expect(button).toHaveAccessibleDescription(left);
  expect(await values()).toEqual(message);

  await button.click();
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect(page.getByText(left)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText(left)).toHaveCount(0);
});

test('a reload keeps what was typed in this tab; opening the page again does not', async ({
  page,
  context,
}) => {
  await open(page, '/');
  const { fill, fields, values } = contactFormOf(page);
  await fill();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await hydrated(page);
  expect(await values()).toEqual(message);
  await expect(page.getByText(left)).toHaveCount(0);
  expect(JSON.stringify(await context.storageState())).not.toContain(message.name);

  // A phone discards a page after only hiding it.
  await fields.name.fill('Grace Hopper');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await page.reload();
  await hydrated(page);
  expect(await values()).toEqual({ ...message, name: 'Grace Hopper' });

  await open(page, '/');
  expect(await values()).toMatchObject({ name: '', message: '' });
});

test('a draft that another script has overwritten does not break the page', async ({ page }) => {
  await open(page, '/');
  const { values, fields } = contactFormOf(page);
  for (const foreign of ['null', '{"name":{},"company":5,"message":"Ours."}']) {
    await page.evaluate((text) => {
      addEventListener('pagehide', () => sessionStorage.setItem('form', text));
    }, foreign);
    await page.reload();
    await hydrated(page);
    await expect(fields.name).toBeVisible();
    expect(await values()).toMatchObject({ name: '', company: '' });
  }
  await expect(fields.message).toHaveValue('Ours.');
});

test('Back restores the page from the back/forward cache, with the form as it was, or no longer sending', async ({
  network,
}) => {
  // Playwright disables the cache, and the headless shell lacks it.
  const browser = await chromium.launch({
    ...chromiumLaunch('chromium'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: network.url });
  const { fill, values, button } = contactFormOf(page);
  const leaveAndReturn = async () => {
    await goToAbout(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/');
  };
  await open(page, '/');
  await fill();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    ),
  );
  await leaveAndReturn();
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await values()).toEqual(message);

  await send(page);
  await leaveAndReturn();
  network.release();
  await hydrated(page);
  await expect(button).not.toHaveText(submit.sending);
  const outcome = page.getByText(left).or(page.getByRole('status').getByText(sentTitle));
  await expect(outcome).toBeAttached();
  await browser.close();
});
