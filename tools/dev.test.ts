import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect as playwrightExpect } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { formCopy } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { projectRoot } from '#generator/project-root.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { freePort, until } from '#tests/support/server/program.ts';
import { chromiumLaunch, findProgram } from '#tools/programs.ts';

/** Playwright's `expect` with a long timeout, which only a failing test reaches. */
const expectPage = playwrightExpect.configure({ timeout: 30_000 });

test('npm run dev applies edits live and ends cleanly', { timeout: 180_000 }, async ({ skip }) => {
  skip(!findProgram('chromium'), 'Chromium is not installed');
  const copy = copyProject();
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const dev = spawn('npm', ['run', '--ignore-scripts', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  onTestFinished(() => void dev.kill());
  const browser = await chromium.launch(chromiumLaunch());
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ baseURL: site });
  // Vite compiles each file at the first request, which takes a while on a busy machine.
  page.setDefaultTimeout(60_000);
  await until(async () => (await fetchText(`${site}/healthz`)).includes('ok'), 50_000);
  // Waits for Vite's client to connect, because the client misses earlier changes.
  const connected = page.waitForEvent(
    'console',
    (message) => message.text() === '[vite] connected.',
  );
  await page.goto('/');
  await connected;
  await page.locator('[data-hydrated]').waitFor();

  const pause = page.getByRole('button', { name: servicesSection.pauseLabel });
  await pause.click();
  edit('content/contact.ts', formCopy.fields.name.label, 'Your name');
  await page.getByLabel('Your name').waitFor();
  edit('content/colours.ts', "'#12180f'", "'#12180e'");
  await expectPage(page.locator('body')).toHaveCSS('color', 'rgb(18, 24, 14)');
  expect(await pause.getAttribute('aria-pressed')).toBe('true');

  // The title is only in the page's HTML, so the page must reload to show a new one.
  edit('content/pages.ts', 'title: `', 'title: `New ');
  await expectPage(page).toHaveTitle(/^New /);

  edit('server/app.ts', "status: 'ok'", "status: 'new'");
  await until(async () => (await fetchText(`${site}/healthz`)).includes('new'));

  const server = `http://127.0.0.1:${port + 1}/healthz`;
  expect(await fetchText(server)).toContain('new');
  dev.kill();
  await until(async () => !(await fetchText(site)) && !(await fetchText(server)));

  function edit(file: string, from: string, to: string): void {
    const written = readFileSync(join(copy, file), 'utf8');
    expect(written).toContain(from);
    writeFileSync(join(copy, file), written.replace(from, to));
  }
});

/** Copies what `npm run dev` needs. */
function copyProject(): string {
  const copy = makeTempDirectory();
  const notCopied = /\/(node_modules|\.git|\.env|\.cache|\.data|dist|tests|screenshots)$/;
  cpSync(projectRoot, copy, { recursive: true, filter: (file) => !notCopied.test(file) });
  mkdirSync(join(copy, '.cache'));
  for (const directory of ['node_modules', '.cache/photographs'])
    symlinkSync(join(projectRoot, directory), join(copy, directory));
  return copy;
}

/** Returns the text at a URL, empty if nothing listens there. */
function fetchText(url: string): Promise<string> {
  return fetch(url).then(
    (response) => response.text(),
    () => '',
  );
}
