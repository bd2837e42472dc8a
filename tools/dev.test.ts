import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { about } from '#content/about.ts';
import { freePort } from '#tests/support/databases/postgres.ts';
import { makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { until } from '#tests/support/server/until.ts';
import { root } from './steps.mjs';

/** Milliseconds; each change is a build. */
const patience = 50_000;

const copy = makeTempFolder();
const words = join(copy, 'content/about.ts');
const written = readFileSync(join(root, 'content/about.ts'), 'utf8');
let site: string;
let dev: ChildProcess;

beforeAll(async () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const needed = /^(app|build|content|contract|server|tools|supabase|[^/]+\.(json|ts))(\/|$)/;
  for (const file of files
    .toString()
    .split('\n')
    .filter((name) => needed.test(name)))
    cpSync(join(root, file), join(copy, file), { recursive: true });
  mkdirSync(join(copy, '.cache'));
  for (const folder of ['node_modules', '.cache/assets'])
    symlinkSync(join(root, folder), join(copy, folder));
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  dev = spawn('node', [join(copy, 'tools/dev.ts')], {
    env: { ...process.env, FORCE_COLOR: '1', PORT: String(port) },
    stdio: 'ignore',
  });
});
afterAll(() => dev.kill());

async function page(): Promise<{ status: number; html: string }> {
  const response = await fetch(`${site}/about`).catch(() => undefined);
  return { status: response?.status ?? 0, html: (await response?.text()) ?? '' };
}

it('shows a mistake with its file and line, and the next change once it is mended', {
  timeout: 4 * patience,
}, async () => {
  const shows = (text: string) => async () => (await page()).html.includes(text);
  await until(shows(about.highlightsTitle), patience);

  writeFileSync(words, written.replace(`'${about.highlightsTitle}'`, about.highlightsTitle));
  await until(async () => (await page()).status === 500, patience);
  const { html } = await page();
  expect(html).toMatch(/content\/about\.ts:\d+/);
  expect(html, 'colours of the terminal').not.toContain('\u001b');

  writeFileSync(words, written.replace(about.highlightsTitle, 'A new title'));
  await until(shows('A new title'), patience);
});
