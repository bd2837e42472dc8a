import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { proxy } from 'hono/proxy';
import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { root } from '#generator/root.ts';
import { listen } from '#server/http/listen.ts';
import { paths } from '#shared/paths.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/nginx.ts';
import { failedTitle, getContactForm, message, sentTitle } from '#tests/support/page/contact.ts';
import { emailsWith } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, openWithDelayedScripts } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { uniqueWord } from '#tests/support/server/messages.ts';
import { startServer } from '#tests/support/server/program.ts';

test('a message from a page of a static host reaches the data API on another origin', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.skip(!hasNginx, 'nginx with brotli is not installed');
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'website-static-host-'));
  const port = await freePort();
  const supabaseUrl = `http://127.0.0.1:${port}`;
  const dist = mkdtempSync(join(root, '.cache/built-site-'));
  const env = {
    ...process.env,
    VITE_SUPABASE_URL: supabaseUrl,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_own_server',
  };
  execFileSync('node', ['generator/build.ts', dist], { cwd: root, env, stdio: 'pipe' });
  const host = await startNginx(dist, folder);
  const { url } = host;
  const api = await startServer(dist, { DATA_DIR: folder });
  // Supabase's gateway answers pages of every origin.
  const gateway = new Hono()
    .use(cors())
    .all('*', ({ req }) => proxy(req.url.replace(supabaseUrl, api.url), req));
  const supabase = await listen(gateway, { host: '127.0.0.1', port });
  try {
    pageErrors.allow(
      new RegExp(`^request: (${url}|${supabaseUrl})/`),
      /Failed to (load|fetch)|ERR_/,
    );
    await open(page, `${url}/about/`);
    await expect(page).toHaveURL(`${url}/about`);
    await getHeader(page).link('/#contact').click();
    await expect(page).toHaveURL(`${url}/#contact`);
    const { field, fill, button } = getContactForm(page);
    const mark = uniqueWord();
    await fill({ name: mark });
    const notified = page.waitForResponse((response) =>
      response.url().endsWith(paths.sendContactEmail),
    );
    await button.click();
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await notified;
    await expect.poll(() => emailsWith(mark, folder)).toHaveLength(1);

    // Until the page is hydrated, nothing takes the form.
    const late = uniqueWord();
    const releaseScripts = await openWithDelayedScripts(page, `${url}/`);
    await fill({ name: late });
    await expect(button).toBeDisabled();
    await field('name').press('Enter');
    await releaseScripts();
    await button.click();
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await expect.poll(() => emailsWith(late, folder)).toHaveLength(1);

    // Without the code that sends, the message stays in the form.
    pageErrors.allow(/The message could not be sent/);
    await page.route('**/assets/send-message-*.js', (route) => route.abort());
    await open(page, `${url}/`);
    await fill();
    await button.click();
    await expect(page.getByRole('alert')).toContainText(failedTitle);
    await expect(field('name')).toHaveValue(message.name);
    await expect(page).toHaveURL(`${url}/`);

    const bare = await browser.newPage({ javaScriptEnabled: false });
    await bare.goto(`${url}/#contact`);
    await expect(getContactForm(bare).button).toBeDisabled();
    // Playwright finds no text and no roles in a noscript.
    const mailbox = bare.locator('#contact noscript a');
    await expect(mailbox).toBeVisible();
    await expect(mailbox).toHaveText(formCopy.needsScripts.link.label);
    await expect(mailbox).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
    await bare.close();
  } finally {
    await host.stop();
    await supabase.close();
    await api.stop();
    for (const path of [folder, dist]) rmSync(path, { recursive: true, force: true });
  }
});
