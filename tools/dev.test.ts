import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { root } from '#generator/root.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';

/** How long one build may take (ms). */
const patience = 50_000;

const copy = makeTempFolder();
let site: string;
let dev: ChildProcess;

beforeAll(async () => {
  const needed = /^(app|generator|content|shared|server|tools|supabase|.+\.(json|ts))$/;
  for (const part of readdirSync(root))
    if (needed.test(part)) cpSync(join(root, part), join(copy, part), { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const folder of ['node_modules', '.cache/assets'])
    symlinkSync(join(root, folder), join(copy, folder));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  dev = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, FORCE_COLOR: '1', PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  await until(async () => (await page()).status === 200, patience);
});
afterAll(() => {
  if (isRunning()) process.kill(-Number(dev.pid), 'SIGKILL');
});

async function page(): Promise<{ status: number; html: string }> {
  const response = await fetch(`${site}/about`).catch(() => undefined);
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '' };
}

/** Returns whether any process that `npm run dev` started still runs. */
function isRunning(): boolean {
  try {
    return process.kill(-Number(dev.pid), 0);
  } catch {
    return false;
  }
}

it('serves React’s development build with source maps', () => {
  const scripts = globSync(join(copy, '.cache/dev/client/assets/*.js')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const sign of ['react-dom-client.development', 'sourceMappingURL=data:', 'HeroControls'])
    expect(scripts.filter((script) => script.includes(sign))).not.toEqual([]);
});

it.each([
  ['content/about.ts', `'${about.highlightsTitle}'`, about.highlightsTitle],
  ['app/sections/hero/hero.css', '}', ''],
  ['app/sections/hero/hero.tsx', 'return (', 'null.x; return ('],
])(
  'shows where %s is broken, until it is fixed',
  { timeout: 4 * patience },
  async (file, right, wrong) => {
    const written = readFileSync(join(copy, file), 'utf8');
    const changes = await fetch(`${site}/@changes`);
    const events = changes.body?.pipeThrough(new TextDecoderStream()).getReader();

    writeFileSync(join(copy, file), written.replace(right, wrong));
    const event = await events?.read();
    expect(event?.value).toMatch(/^event: fault/);
    const { status, html } = await page();
    expect(status).toBe(500);
    expect(html).toMatch(new RegExp(`${file}:\\d+`));
    expect(html, 'a stack').not.toMatch(/\n +at /);
    expect(html, 'colours of the terminal').not.toContain('\u001b');

    writeFileSync(join(copy, file), written);
    expect((await events?.read())?.value).toMatch(/^event: built/);
    expect((await page()).status).toBe(200);
    await events?.cancel();
  },
);

it('ends every process that it started', async () => {
  dev.kill('SIGTERM');
  // Longer than they live: the system counts the dead until it has reaped them.
  await until(() => !isRunning(), 5000);
});
