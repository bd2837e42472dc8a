import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formCopy } from '#content/contact.ts';
import { servicesSection } from '#content/services.ts';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempDirectory } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/program.ts';
import { chromiumLaunch, findProgram } from '#tools/programs.ts';

describe.skipIf(!findProgram('chromium'))('npm run dev', () => {
  const copy = makeTempDirectory();
  let dev: ChildProcess;
  let site: string;
  let browser: Browser;
  let page: Page;
  /** Whether the page would hear of a change. */
  let isConnected = false;

  beforeAll(async () => {
    const needed = /^(app|generator|content|shared|server|tools|.+\.(json|ts))$/;
    for (const part of readdirSync(root))
      if (needed.test(part)) cpSync(join(root, part), join(copy, part), { recursive: true });
    mkdirSync(join(copy, '.cache'));
    for (const folder of ['node_modules', '.cache/assets', '.cache/photographs'])
      symlinkSync(join(root, folder), join(copy, folder));
    const port = await freePort();
    site = `http://127.0.0.1:${port}`;
    dev = spawn('npm', ['run', '--ignore-scripts', 'dev'], {
      cwd: copy,
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
      detached: true,
    });
    browser = await chromium.launch(chromiumLaunch());
    page = await browser.newPage();
    page.setDefaultTimeout(50_000);
    page.on('framenavigated', () => {
      isConnected = false;
    });
    page.on('console', (message) => {
      isConnected ||= message.text() === '[vite] connected.';
    });
    await until(
      () =>
        fetch(`${site}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      50_000,
    );
    await page.goto(site);
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
  });

  afterAll(async () => {
    await browser?.close();
    if (isRunning()) process.kill(-Number(dev.pid), 'SIGKILL');
  });

  async function edit(file: string, from: string, to: string): Promise<void> {
    await until(() => isConnected);
    await page.locator('[data-hydrated]').waitFor({ state: 'attached' });
    const written = readFileSync(join(copy, file), 'utf8');
    expect(written).toContain(from);
    writeFileSync(join(copy, file), written.replace(from, to));
  }

  /** Returns whether any process that `npm run dev` started still runs. */
  function isRunning(): boolean {
    try {
      return process.kill(-Number(dev.pid), 0);
    } catch {
      return false;
    }
  }

  it('shows words and colours in the open page, which keeps its state', async () => {
    const pause = page.getByRole('button', { name: servicesSection.pauseLabel });
    await pause.click();

    await edit('content/contact.ts', formCopy.fields.name.label, 'Your name');
    await page.getByLabel('Your name').waitFor();
    await edit('content/colours.ts', "'#12180f'", "'#12180e'");
    await page.waitForFunction(
      () => getComputedStyle(document.body).getPropertyValue('--ink') === '#12180e',
    );

    expect(await pause.getAttribute('aria-pressed')).toBe('true');
  });

  it('reloads the page for words that only its HTML has', async () => {
    await edit('content/pages.ts', 'title: `', 'title: `New ');
    await page.waitForFunction(() => document.title.startsWith('New '));
  });

  it('restarts the server when its code changes', async () => {
    await edit('server/app.ts', "status: 'ok'", "status: 'new'");
    await until(async () => (await (await fetch(`${site}/healthz`)).text()).includes('new'));
  });

  it('ends every process that it started', async () => {
    dev.kill('SIGTERM');
    // The system lists ended processes until it has reaped them.
    await until(() => !isRunning(), 5000);
  });
});
