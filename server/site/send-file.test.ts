import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { type Listening, listen } from '../listen.ts';
import { makeFixtureSite, script } from '../testing/fixture-site.ts';
import { makeTestApp } from '../testing/test-app.ts';
import { loadSite } from './load-site.ts';
import { fileSender } from './send-file.ts';

const asset = '/assets/index-abc123.js';
const dist = makeFixtureSite({ 'client/index.html': '<style>b{}</style>home' });
const site = loadSite(dist);
const trustProxy = 1;

interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** False for a request without a host. */
  setHost?: boolean;
}

async function ask({ url }: Listening, { headers = {}, ...question }: Question) {
  const { hostname, port } = new URL(url);
  const request = httpRequest({ hostname, port, headers, ...question });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await buffer(answer)).toString('latin1');
  return { status: answer.statusCode, headers: { ...answer.headers, date: undefined }, body };
}

function start(app: Hono, sendFile?: ReturnType<typeof fileSender>): Promise<Listening> {
  const options = { host: '127.0.0.1', port: 0, headers: {} };
  return listen(app, sendFile ? { ...options, sendFile } : options);
}

describe('a file straight from memory', () => {
  let alone: Listening;
  let both: Listening;
  let appOnly: Listening;

  beforeAll(async () => {
    const silent = new Hono().all('*', (c) => c.text('the app', 418));
    const { app } = makeTestApp({ dist, trustProxy });
    const sendFile = fileSender(site, trustProxy);
    alone = await start(silent, sendFile);
    both = await start(app, sendFile);
    appOnly = await start(app);
  });
  afterAll(() => Promise.all([alone, both, appOnly].map((server) => server.close())));

  test.each<Question & { status: number }>([
    { path: '/', status: 200 },
    { path: '/?from=mail', status: 200 },
    { path: '/about', method: 'HEAD', status: 200 },
    { path: asset, headers: { 'accept-encoding': 'br' }, status: 200 },
    { path: asset, headers: { range: 'bytes=0-6' }, status: 206 },
    { path: asset, headers: { range: 'bytes=9999-' }, status: 416 },
    { path: asset, headers: { 'if-none-match': '*' }, status: 304 },
  ])('is sent without the app: $method $path $headers', async ({ status, ...question }) => {
    expect((await ask(alone, question)).status).toBe(status);
  });

  test.each<Question>([
    { path: '/', method: 'POST' },
    { path: '/', method: 'OPTIONS' },
    { path: '/nothing' },
    { path: '/404.html' },
    { path: '/about/' },
    { path: '/%61bout' },
    { path: `${asset}.br` },
    { path: paths.health },
    { path: paths.contacts, method: 'POST' },
  ])('is not what the app has to judge: $method $path', async (question) => {
    expect((await ask(alone, question)).body).toBe('the app');
  });

  test('is not sent to whoever names no real host', async () => {
    expect((await ask(alone, { path: '/', headers: { host: 'a b' } })).status).toBe(400);
    expect((await ask(alone, { path: '/', setHost: false })).status).toBe(400);
  });

  test('is the same, whatever is asked for, as the app would have sent', async () => {
    const etags = site.files.get(asset)?.variants.map(({ etag }) => etag) ?? [];
    const header = (...values: string[]) =>
      fc.option(fc.constantFrom(...values), { nil: undefined });
    const validators = header('*', '"other"', ...etags, `W/${etags[0]}, "b"`);
    const questions = fc.record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'),
      path: fc.constantFrom(
        '/',
        '/about',
        '/about/',
        '/robots.txt',
        asset,
        `${asset}?a`,
        '/no',
        '/%',
      ),
      headers: fc.record({
        'accept-encoding': header('br', 'gzip', 'zstd, br;q=0.5', 'identity', '*;q=0', ''),
        'if-none-match': validators,
        'if-range': validators,
        range: header('bytes=0-6', 'bytes=-3', 'bytes=9999-', 'bytes=0-1,3-4', 'nonsense'),
        'x-forwarded-proto': header('https', 'http'),
      }),
    });
    const seen = new Set<number | undefined>();
    await fc.assert(
      fc.asyncProperty(questions, async ({ headers, ...question }) => {
        const sent = Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        );
        const full = { ...question, headers: Object.fromEntries(sent) };
        const answer = await ask(both, full);
        seen.add(answer.status);
        expect(answer).toEqual(await ask(appOnly, full));
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBeGreaterThan(4);
  });

  test('keeps its connection, and one after the other comes whole', async () => {
    expect((await ask(alone, { path: asset })).body).toBe(script);
    expect((await ask(alone, { path: asset, method: 'HEAD' })).body).toBe('');
    expect((await ask(alone, { path: asset })).body).toBe(script);
  });
});
