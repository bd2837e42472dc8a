import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '#shared/paths.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { buildSite } from '#tests/support/deployed/build-site.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/nginx.ts';
import { mailsWith } from '#tests/support/page/arrival.ts';
import { barOf } from '#tests/support/page/bar.ts';
import { contactFormOf, sentTitle } from '#tests/support/page/contact.ts';
import { open } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { makeMark } from '#tests/support/server/messages.ts';
import { startServer } from '#tests/support/server/server-process.ts';

test('a message from a page of a static host reaches the data API on another origin', async ({
  page,
  complaints,
}) => {
  test.skip(!hasNginx, 'nginx with brotli is not installed');
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'website-static-host-'));
  const PORT = String(await freePort());
  const dist = await buildSite({
    VITE_SUPABASE_URL: `http://127.0.0.1:${PORT}`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_own_server',
  });
  const host = await startNginx(dist, folder);
  const { url } = host;
  const api = await startServer(dist, { PORT, DATA_DIR: folder, ALLOWED_ORIGINS: url });
  try {
    complaints.expect(new RegExp(`^request: (${url}|${api.url})/`));
    await open(page, `${url}/about/`);
    await expect(page).toHaveURL(`${url}/about`);
    await barOf(page).entry('/#contact').click();
    await expect(page).toHaveURL(`${url}/#contact`);
    const { fill, button } = contactFormOf(page);
    const mark = makeMark();
    await fill({ name: mark });
    const notified = page.waitForResponse((response) =>
      response.url().endsWith(paths.sendContactEmail),
    );
    await button.click();
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await notified;
    await expect.poll(() => mailsWith(mark, folder)).toHaveLength(1);
  } finally {
    await host.stop();
    await api.stop();
    for (const path of [folder, dist]) rmSync(path, { recursive: true, force: true });
  }
});
