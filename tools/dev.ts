// `npm run dev`: the site as it is built and served, rebuilt at every change. A proxy
// in front of the server reloads open pages, and shows what went wrong.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { watch } from 'chokidar';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import { readOrEnd } from '#build/read-or-end.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { startListening } from '#server/listen/start-listening.ts';
import { parseEnv } from '#server/settings/env.ts';
import { announce } from './announce.ts';
import { environment, root } from './steps.mjs';

const watched = ['app', 'build', 'content', 'contract', 'server', 'supabase/migrations'];
const draft = '.cache/dev';
/** Milliseconds in which an editor has written all that it has to write. */
const settled = 50;
const reloadScript = "new EventSource('/@changes').onmessage = () => location.reload();";
const reloadTag = '<script type="module" src="/@reload"></script>';

const settings = readOrEnd(() => parseEnv(process.env));
const { host, port } = settings;
const behind = await freeAddress();
const changes = new EventTarget();
let server: ChildProcess | undefined;
/** What the last change broke. */
let fault = '';
let dirty = false;
let building: Promise<void> | undefined;

const app = new Hono();
app.get('/@reload', (c) => c.body(reloadScript, 200, { 'content-type': 'text/javascript' }));
app.get('/@changes', (c) =>
  streamSSE(c, async (stream) => {
    const gone = new Promise((resolve) => stream.onAbort(() => resolve(true)));
    const next = () => once(changes, 'built').then(() => false);
    while (!(await Promise.race([gone, next()]))) await stream.writeSSE({ data: 'built' });
  }),
);
app.all('*', async (c) => {
  await building;
  if (fault) return c.html(faultPage(), 500);
  const { pathname, search } = new URL(c.req.url);
  return withReload(c, await proxy(behind + pathname + search, c.req));
});

const url = await startListening(createServer(getRequestListener(app.fetch)), port, host).catch(
  (error: NodeJS.ErrnoException) => {
    const inUse = 'it is already in use. Set PORT to another one.';
    console.error(
      `Cannot listen on ${host} port ${port}: ${error.code === 'EADDRINUSE' ? inUse : error.message}`,
    );
    process.exit(1);
  },
);
watch(watched, { cwd: root, ignoreInitial: true }).on('all', onChange);
onChange();
await building;
announce(url, settings);

async function buildAll(): Promise<void> {
  do {
    dirty = false;
    await wait(settled);
    fault = await faultOf(run('build/build.ts', ['--draft', draft]));
    if (!fault) await restartServer();
  } while (dirty);
  changes.dispatchEvent(new Event('built'));
}

function onChange(): void {
  dirty = true;
  building ??= buildAll().finally(() => {
    building = undefined;
  });
}

async function restartServer(): Promise<void> {
  if (server?.exitCode === null) {
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  }
  const started = run('server/main.ts', ['--dist', draft], {
    HOST: '127.0.0.1',
    PORT: new URL(behind).port,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  });
  server = started;
  fault = (await Promise.race([faultOf(started), answers(started)])) ?? '';
}

/** Resolves once the server does. */
async function answers(child: ChildProcess): Promise<undefined> {
  while (child.exitCode === null) {
    const response = await fetch(`${behind}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(20);
  }
}

function run(file: string, args: string[], variables = {}): ChildProcess {
  return spawn('node', [file, ...args], {
    cwd: root,
    env: { ...environment, ...variables },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
}

/** What a program that failed has said of it; nothing, if it did not. */
async function faultOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    process.stderr.write(text);
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ? stripVTControlCharacters(said) : '';
}

async function withReload(c: Context, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('etag');
  const html = c.req.method === 'HEAD' ? '' : (await response.text()) + reloadTag;
  return new Response(html, { status: response.status, headers });
}

function faultPage(): string {
  return `<!doctype html><title>Error</title><pre>${escapeHtml(fault)}</pre>${reloadTag}`;
}

async function freeAddress(): Promise<string> {
  const probe = createServer();
  const address = await startListening(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return address;
}
