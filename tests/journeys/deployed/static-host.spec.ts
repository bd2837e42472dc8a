import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { projectRoot } from '#generator/project-root.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/proxies.ts';
import { failedTitle, getContactForm, sentTitle } from '#tests/support/page/contact.ts';
import { findEmails } from '#tests/support/page/delivery.ts';
import { getHeader } from '#tests/support/page/header.ts';
import { open, openWithDelayedScripts } from '#tests/support/page/open.ts';
import { expect, test } from '#tests/support/page/test.ts';
import { uniqueWord, validMessage } from '#tests/support/server/messages.ts';
import { startServer } from '#tests/support/server/program.ts';

const staticSite = join(projectRoot, '.cache/tested-static-site');
const supabaseUrl = 'https://project.supabase.example';

test('the form on a static host sends its message to the data API on another origin', async ({
  page,
  browser,
  pageErrors,
}) => {
  const { outputDir } = test.info();
  test.skip(!hasNginx, 'nginx with brotli is not installed');
  test.setTimeout(300_000);
  execFileSync('node', ['generator/build-if-changed.ts', staticSite], {
    cwd: projectRoot,
    env: {
      ...process.env,
      VITE_SUPABASE_URL: supabaseUrl,
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_own_server',
    },
    stdio: 'pipe',
  });
  const host = await startNginx(staticSite, outputDir);
  const { url } = host;
  const api = await startServer(staticSite, { DATA_DIR: outputDir });
  await page.route(`${supabaseUrl}/**`, async (route) => {
    const target = route.request().url().replace(supabaseUrl, api.url);
    await route.fulfill({ response: await route.fetch({ url: target }) });
  });
  pageErrors.allow(new RegExp(`^request: (${url}|${supabaseUrl})/`), /Failed to (load|fetch)|ERR_/);
  const { field, fill, button } = getContactForm(page);
  const submitAndExpectSent = async (name: string) => {
    await button.click();
    await expect(page.getByRole('status')).toContainText(sentTitle);
    await expect.poll(() => findEmails(name, outputDir)).toHaveLength(1);
  };
  try {
    await open(page, `${url}/about/`);
    await expect(page).toHaveURL(`${url}/about`);
    await getHeader(page).link('/#contact').click();
    await expect(page).toHaveURL(`${url}/#contact`);
    const name = uniqueWord();
    await fill({ name });
    await submitAndExpectSent(name);

    await test.step('the form cannot be submitted before hydration', async () => {
      const earlyName = uniqueWord();
      const releaseScripts = await openWithDelayedScripts(page, `${url}/`);
      await fill({ name: earlyName });
      await expect(button).toBeDisabled();
      await field('name').press('Enter');
      await releaseScripts();
      await submitAndExpectSent(earlyName);
    });

    await test.step('the text stays in the form if the sending script fails to load', async () => {
      pageErrors.allow(/The message could not be sent/);
      await page.route('**/assets/send-message-*.js', (route) => route.abort());
      await open(page, `${url}/`);
      await fill();
      await button.click();
      await expect(page.getByRole('alert')).toContainText(failedTitle);
      await expect(field('name')).toHaveValue(validMessage.name);
      await expect(page).toHaveURL(`${url}/`);
    });

    await test.step('without scripts, the form offers an email address', async () => {
      const pageWithoutScripts = await browser.newPage({ javaScriptEnabled: false });
      await pageWithoutScripts.goto(`${url}/#contact`);
      await expect(getContactForm(pageWithoutScripts).button).toBeDisabled();
      // Playwright finds neither text nor roles in `<noscript>`.
      const mailbox = pageWithoutScripts.locator('#contact noscript a');
      await expect(mailbox).toBeVisible();
      await expect(mailbox).toHaveText(formCopy.needsScripts.link.label);
      await expect(mailbox).toHaveAttribute('href', `mailto:${company.mailboxes.general}`);
      await pageWithoutScripts.close();
    });
  } finally {
    await host.stop();
    await api.stop();
  }
});
