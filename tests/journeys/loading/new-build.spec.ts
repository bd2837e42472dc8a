import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/support/databases/postgres.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { test as base, expect } from '#tests/support/page/test.ts';
import { listMessages } from '#tests/support/server/list-messages.ts';
import { makeNextBuild } from '#tests/support/server/next-build.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { testedSite } from '#tests/support/server/tested-site.ts';

interface Deployment {
  url: string;
  dataDir: string;
  /** Restarts the server with a build whose scripts all have other names. */
  replace(): Promise<void>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ browserName }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), `website-${browserName}-`));
    const variables = { PORT: String(await freePort()), DATA_DIR: dataDir };
    const next = makeNextBuild();
    let server: ServerProcess = await startServer(testedSite, variables);
    await use({
      url: server.url,
      dataDir,
      async replace() {
        await server.stop();
        server = await startServer(next.dist, variables);
      },
    });
    await server.stop();
    next.remove();
    rmSync(dataDir, { recursive: true });
  },
  baseURL: ({ deployment }, use) => use(deployment.url),
});

/** Errors of the browser about scripts that are gone. */
const gone = /Failed to load resource|Refused to apply style/;

test('leads from pages of the previous build to the new one, and sends their forms', async ({
  browser,
  page,
  deployment,
  complaints,
}) => {
  complaints.expect(gone);
  await open(page, '/');
  await contactFormOf(page).fill();
  await page.evaluate(() => window.scrollTo(0, 0));
  // In so small a window the form is not near, so the code that sends it is not fetched.
  const phone = await browser.newPage({
    baseURL: deployment.url,
    viewport: { width: 390, height: 600 },
  });
  await open(phone, '/');
  await deployment.replace();

  await barOf(page).entry('/about').click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  expect(await contactFormOf(page).values()).toEqual(message);

  const { fill, button } = contactFormOf(phone);
  await fill();
  await button.click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  expect(JSON.parse(await listMessages(deployment.dataDir, '--json'))).toEqual([
    expect.objectContaining(message),
  ]);
  await phone.close();
});
