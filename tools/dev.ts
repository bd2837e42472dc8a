// `npm run dev`: serves the site with its data API, and rebuilds both at every change.
// A proxy in front of the server reloads open pages, or shows the error on them.
import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { watch } from 'chokidar';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { streamSSE } from 'hono/streaming';
import { readOrExit } from '#generator/read-or-exit.ts';
import { root } from '#generator/root.ts';
import { startListening } from '#server/listen/start-listening.ts';
import { parseEnv } from '#server/settings/env.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { announce } from './announce.ts';

const watched = ['app', 'generator', 'content', 'shared', 'server', 'supabase/migrations'];
const draft = '.cache/dev';
/** How long an editor may take to save all its files (ms). */
const settled = 50;
/** Runs in every page. The dialog leaves forms as they were typed. */
const client = `
  const box = document.createElement('dialog');
  const text = box.appendChild(document.createElement('pre'));
  const events = new EventSource('/@changes');
  events.addEventListener('built', () => location.reload());
  events.addEventListener('fault', ({ data }) => {
    text.textContent = data;
    document.body.append(box);
    if (!box.open) box.showModal();
  });`;
const clientTag = '<script type="module" src="/@client"></script>';

const settings = await readOrExit(() => parseEnv(process.env, 'server'));
const { host, port } = settings;
const builds = new EventEmitter();
const children = new Set<ChildProcess>();
let server: ChildProcess | undefined;
let serverUrl = '';
/** The error of the last build, if it failed. */
let fault = '';
let dirty = false;
let building: Promise<void> | undefined;

const app = new Hono();
app.get('/@client', (c) => c.body(client, 200, { 'content-type': 'text/javascript' }));
app.get('/@changes', (c) =>
  streamSSE(c, async (stream) => {
    const left = new Promise((resolve) => stream.onAbort(() => resolve(true)));
    const built = () => once(builds, 'end').then(() => false);
    while (!(await Promise.race([left, built()])))
      await stream.writeSSE({ event: fault ? 'fault' : 'built', data: fault });
  }),
);
app.all('*', async (c) => {
  await building;
  if (fault) return c.html(`<!doctype html><pre>${escapeHtml(fault)}</pre>${clientTag}`, 500);
  const { pathname, search } = new URL(c.req.url);
  const response = await proxy(serverUrl + pathname + search, c.req);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('etag');
  const html = c.req.method === 'HEAD' ? '' : (await response.text()) + clientTag;
  return new Response(html, { status: response.status, headers });
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
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

function onChange(): void {
  dirty = true;
  building ??= buildAll().finally(() => {
    building = undefined;
  });
}

async function buildAll(): Promise<void> {
  do {
    dirty = false;
    await wait(settled);
    fault = await faultOf(run(['generator/build.ts', '--out', draft], { NODE_ENV: 'development' }));
    if (!fault) fault = await restartServer();
  } while (dirty);
  builds.emit('end');
}

/** Resolves with '' once the new server listens, or with its error. */
async function restartServer(): Promise<string> {
  if (server?.exitCode === null) {
    const exited = once(server, 'exit');
    server.kill();
    await exited;
  }
  const { LOG_LEVEL = 'warn' } = process.env;
  const variables = { HOST: '127.0.0.1', PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL };
  server = run(['server/main.ts', '--dist', draft], variables);
  const listening = once(server, 'message').then(([url]) => {
    serverUrl = url as string;
    return '';
  });
  return Promise.race([faultOf(server), listening]);
}

function run(args: string[], variables: Record<string, string>): ChildProcess {
  const child = spawn('node', ['--enable-source-maps', ...args], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  children.add(child.once('exit', () => children.delete(child)));
  return child;
}

/** Prints a program's stderr; once it has ended, resolves with its error, or with ''. */
async function faultOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const text = code ? explain(said) : said;
  process.stderr.write(text);
  return code ? text : '';
}

/** Keeps the message with file and line; drops the stack and what Node and Vite prepend. */
function explain(said: string): string {
  return stripVTControlCharacters(said)
    .replace(/^node:internal[^]*?\^\n+/m, '')
    .replace(/^failed to load config.*\n/m, '')
    .replace(/\n +at [^]*/, '\n');
}
