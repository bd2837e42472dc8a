import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { formWords } from '#content/contact.ts';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { chromiumLaunch, findProgram } from '#tools/programs.ts';

/** How long a change may take to show on a busy machine (ms). */
const timeout = 50_000;

const copy = makeTempFolder();
let site: string;
let dev: ChildProcess;
/** What Vite tells open pages: its type, and the style sheets that are replaced. */
const told: string[] = [];

beforeAll(async () => {
  const needed = /^(app|generator|content|shared|server|tools|supabase|.+\.(json|ts))$/;
  for (const part of readdirSync(root))
    if (needed.test(part)) cpSync(join(root, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const folder of ['node_modules', '.cache/assets', '.cache/photographs'])
    symlinkSync(join(root, folder), join(copy, folder));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  dev = spawn('npm', ['run', '--ignore-scripts', 'dev'], {
    cwd: copy,
    env: { ...process.env, FORCE_COLOR: '1', PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  await until(async () => (await request('/readyz')).status === 200, timeout);
  const socket = new WebSocket(site.replace('http', 'ws'), 'vite-hmr');
  socket.addEventListener('message', ({ data }) => {
    const { type, updates = [] } = JSON.parse(String(data));
    told.push([type, ...updates.map(({ path }: { path: string }) => path)].join(' '));
  });
  await until(() => told.length > 0);
});
afterAll(() => {
  if (isRunning()) process.kill(-Number(dev.pid), 'SIGKILL');
});

async function request(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(site + path).catch(() => undefined);
  return { status: response?.status ?? 0, text: (await response?.text()) ?? '' };
}

/** Changes a file until the end of the test. */
async function whileChanged(
  file: string,
  [from, to]: [string, string],
  test: () => Promise<void>,
): Promise<void> {
  const written = readFileSync(join(copy, file), 'utf8');
  expect(written).toContain(from);
  told.length = 0;
  writeFileSync(join(copy, file), written.replace(from, to));
  await test();
  told.length = 0;
  writeFileSync(join(copy, file), written);
  // So that the next test does not hear of it.
  if (!file.startsWith('server/')) await until(() => told.length > 0, timeout);
}

/** Returns whether any process that `npm run dev` started still runs. */
function isRunning(): boolean {
  try {
    return process.kill(-Number(dev.pid), 0);
  } catch {
    return false;
  }
}

it.skipIf(!findProgram('chromium-shell'))(
  'hydrates with React’s development build, and keeps words typed when a label changes',
  async () => {
    const browser = await chromium.launch(chromiumLaunch('chromium-shell'));
    try {
      const page = await browser.newPage();
      await page.goto(site);
      await page.locator('[data-hydrated]').waitFor({ state: 'attached', timeout });
      const { text } = await request('/.cache/vite/deps/react-dom_client.js');
      expect(text).toContain('react-dom-client.development');
      const { name } = formWords.fields;
      await page.getByLabel(name.label).fill('Ada Lovelace');
      await whileChanged('content/contact.ts', [name.label, 'Your name'], async () => {
        const field = page.getByLabel('Your name');
        await field.waitFor({ timeout });
        await until(async () => (await field.inputValue()) === 'Ada Lovelace', timeout);
      });
    } finally {
      await browser.close();
    }
  },
);

it.each([
  ['content/about.ts', about.highlightsTitle, 'New words', '/about', 'New words'],
  [
    'content/colours.ts',
    "ink: '#12180f'",
    "ink: '#12180e'",
    '/@id/__x00__virtual:generated.css?direct',
    '#12180e',
  ],
  ['app/sections/footer/footer.tsx', '<footer', '<footer id="new"', '/about', 'id="new"'],
])('reloads pages when %s changes, and serves the change', async (file, from, to, path, shown) => {
  await whileChanged(file, [from, to], async () => {
    await until(() => told.includes('full-reload'), timeout);
    await request('/');
    expect((await request(path)).text).toContain(shown);
  });
});

it('replaces a changed style sheet in open pages', async () => {
  await whileChanged('app/sections/hero/hero.css', ['{', '{--new: 1;'], async () => {
    await until(() => told.length > 0, timeout);
    expect(told).toEqual([expect.stringMatching(/^update .*hero\.css/)]);
  });
});

it('restarts the server when its code changes', async () => {
  await whileChanged('server/app.ts', ["status: 'ok'", "status: 'new'"], () =>
    until(async () => (await request('/healthz')).text.includes('new'), timeout),
  );
});

it.each([
  ['content/about.ts', `'${about.highlightsTitle}'`, about.highlightsTitle],
  ['app/sections/hero/hero.css', '}', ''],
  ['app/sections/hero/hero.tsx', 'return (', 'null.x; return ('],
])('shows where %s is broken, until it is mended', async (file, from, to) => {
  await whileChanged(file, [from, to], async () => {
    await until(async () => (await request('/')).status === 500, timeout);
    const { text } = await request('/');
    expect(text).toMatch(new RegExp(`${file}:\\d+`));
    expect(text, 'a stack').not.toMatch(/\n +at [^]*\n +at /);
    expect(text, 'colours of the terminal').not.toContain('\u001b');
  });
  expect(told).toContain('full-reload');
  expect((await request('/')).status).toBe(200);
});

it('ends every process that it started', async () => {
  dev.kill('SIGTERM');
  // Longer than they live: the system counts the dead until it has reaped them.
  await until(() => !isRunning(), 5000);
});
