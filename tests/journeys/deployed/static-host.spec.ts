import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '#tests/support/databases/postgres.ts';
import { buildSite } from '#tests/support/deployed/build-site.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/nginx.ts';
import type { RunningProxy } from '#tests/support/deployed/proxy-process.ts';
import { mailsWith } from '#tests/support/page/arrival.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, failedTitle, message, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { makeMark } from '#tests/support/server/messages.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'website-static-host-'));
const dataDir = join(folder, 'data');
let host: RunningProxy;
/** The data API does not allow this one's origin. */
let stranger: RunningProxy;
let dist: string;
let api: ServerProcess;

test.describe.configure({ mode: 'serial' });
test.skip(!hasNginx, 'nginx with brotli is not installed');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  dist = await buildSite({
    VITE_SUPABASE_URL: `http://127.0.0.1:${port}`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_own_server',
  });
  host = await startNginx(dist, join(folder, 'nginx'));
  stranger = await startNginx(dist, join(folder, 'stranger'));
  api = await startServer(dist, {
    PORT: String(port),
    DATA_DIR: dataDir,
    ALLOWED_ORIGINS: host.url,
  });
});

test.afterAll(async () => {
  await host?.stop();
  await stranger?.stop();
  await api?.stop();
  for (const path of [folder, dist]) rmSync(path, { recursive: true, force: true });
});

test('a message from a page of a static host reaches the data API on another origin', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type()))
      complaints.push(`${line.text()} ${JSON.stringify(line.location())}`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const { url } = host;
  const mark = makeMark();

  await open(page, `${url}/about/`);
  await expect(page).toHaveURL(`${url}/about`);
  await barOf(page).entry('/#contact').click();
  await expect(page).toHaveURL(`${url}/#contact`);
  const form = contactFormOf(page);
  await form.fill();
  await form.fields.name.fill(mark);
  const inserted = page.waitForResponse((response) => response.url().includes('/rest/v1/contacts'));
  await form.button.click();
  expect((await inserted).headers()['access-control-allow-origin']).toBe(url);
  await expect(page.getByRole('status')).toContainText(sentTitle);
  await expect.poll(async () => (await mailsWith(mark, dataDir)).length).toBe(1);
  expect(complaints).toEqual([]);
});

test('a page from a foreign origin is refused and shows the error', async ({ page }) => {
  await open(page, `${stranger.url}/`);
  const form = contactFormOf(page);
  await form.fill();
  await form.button.click();
  await expect(page.getByRole('alert')).toContainText(failedTitle);
  expect(await form.values()).toEqual(message);
});
