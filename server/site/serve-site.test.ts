import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '#server/http/listen.ts';
import { makeTestApp, script } from '#tests/support/server/fixture-site.ts';
import { sendRequest } from '#tests/support/server/send-request.ts';

const asset = '/assets/index-abc123.js';
let server: HttpServer;

beforeAll(async () => {
  server = await listen(makeTestApp().app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return sendRequest(server.url, path, { method, headers });
}

const html = 'text/html; charset=utf-8';
test.each([
  ['/', 'home', html, 'no-cache'],
  ['/about?from=mail', 'about', html, 'no-cache'],
  [asset, script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('the server sends %s with its type and Cache-Control', async (path, text, type, caching) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.text).toContain(text);
  expect(response.headers['content-type']).toBe(type);
  expect(response.headers['cache-control']).toBe(caching);
});

test('the server sends brotli to clients that accept it', async () => {
  const compressed = await get(asset, { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(compressed.bytes).toString()).toBe(script);
  const plain = await get(asset, { 'accept-encoding': 'gzip' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.headers.etag).not.toBe(compressed.headers.etag);
});

test('the server responds 304 to a client that has the current file', async () => {
  const { etag = '' } = (await get('/')).headers;
  expect(etag).toMatch(/^"[\w-]+"$/);
  const notModified = await get('/', { 'if-none-match': `"other", ${etag}` });
  expect(notModified).toMatchObject({ status: 304, text: '', headers: { etag } });
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('the server responds to HEAD with the headers of GET, without the body', async () => {
  const whole = await get('/about');
  expect(await get('/about', {}, 'HEAD')).toMatchObject({
    status: 200,
    text: '',
    headers: { etag: whole.headers.etag, 'content-length': String(whole.bytes.byteLength) },
  });
});

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about/index.html', '/about'],
  ['/%61bout/', '/about'],
])('the server redirects %s to %s', async (path, location) => {
  expect(await get(path)).toMatchObject({ status: 308, headers: { location } });
});

test.each([
  ['/nothing', html, 'nothing here'],
  ['/404.html', html, 'nothing here'],
  ['/.vite/manifest.json', html, 'nothing here'],
  ['/%zz?a=1', html, 'nothing here'],
  ['//evil.example/about/', html, 'nothing here'],
  // Plain text, because HTML is not a valid script.
  ['/assets/index-old.js', 'text/plain', 'Not Found'],
])('the server responds to %s with a 404 of type %s', async (path, type, text) => {
  const response = await get(path, { accept: 'application/json' });
  expect(response).toMatchObject({ status: 404, text: expect.stringContaining(text) });
  expect(response.headers['content-type']).toContain(type);
  expect(response.headers).not.toHaveProperty('location');
});

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['PUT', '/contact', 'POST, GET, HEAD'],
  ['POST', '/%', 'GET, HEAD'],
])('the server responds 405 to %s %s', async (method, path, allow) => {
  expect(await get(path, {}, method)).toMatchObject({ status: 405, headers: { allow } });
});

// A regular expression that tries every slash as the start of the path's end would take seconds for each path.
test('the server responds within seconds to fifty paths of many slashes', {
  timeout: 5000,
}, async () => {
  const path = `/${'/'.repeat(16_000)}x`;
  const responses = await Promise.all(Array.from({ length: 50 }, () => get(path)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([404]));
});
