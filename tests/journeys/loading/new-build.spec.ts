import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#tests/support/databases/postgres.ts';
import { contactFormOf, message, sentTitle } from '#tests/support/page/contact.ts';
import { hydrated, open } from '#tests/support/page/open.ts';
import { test as base, expect } from '#tests/support/page/test.ts';
import { makeNextBuild } from '#tests/support/server/next-build.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';
import { root } from '#tools/steps.mjs';

interface Deployment {
  url: string;
  dataDir: string;
  /** The same server with a build in which every script is called otherwise. */
  replace(): Promise<void>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ browserName }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), `website-${browserName}-`));
    const variables = { PORT: String(await freePort()), DATA_DIR: dataDir };
    const next = makeNextBuild();
    let server: ServerProcess = await startServer(join(root, 'dist'), variables);
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

/** What the browser itself says of scripts that are gone. */
const gone = /Failed to load resource|Refused to apply style/;

test('a page of the build before leads on to the new one, and keeps what was typed', async ({
  page,
  deployment,
  complaints,
}) => {
  complaints.expect(gone);
  await open(page, '/');
  await contactFormOf(page).fill();
  await page.evaluate(() => window.scrollTo(0, 0));
  await deployment.replace();

  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/');
  await hydrated(page);
  expect(await contactFormOf(page).values()).toEqual(message);
});

test('a message written in a page of the build before is stored', async ({
  page,
  deployment,
  complaints,
}) => {
  complaints.expect(gone);
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, '/');
  await deployment.replace();
  const { fill, button } = contactFormOf(page);
  await fill();
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentTitle);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'server/cli/main.ts'), 'list', '--json'],
    { cwd: root, env: { ...process.env, DATA_DIR: deployment.dataDir } },
  );
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining(message)]);
});
