import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeFixtureSite, script } from '../testing/fixture-site.ts';
import { makeTestApp } from '../testing/test-app.ts';
import { loadSite, SiteError } from './load-site.ts';

const { app } = makeTestApp();
const asset = '/assets/index-abc123.js';

describe('the built site', () => {
  test.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=mail', 'about'],
  ])('%s is a page that is always asked for again', async (path, title) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(title);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('a hashed asset is kept for ever', async () => {
    const answer = await app.request(asset);
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a file with no hash in its name is kept for a while', async () => {
    const answer = await app.request('/robots.txt');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('the compressed file is sent to whoever accepts it', async () => {
    const compressed = await app.request(asset, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe(script);
    const zstd = await app.request(asset, { headers: { 'accept-encoding': 'zstd' } });
    expect(zstd.headers.get('content-encoding')).toBe('zstd');
    expect(zstdDecompressSync(await zstd.arrayBuffer()).toString()).toBe(script);
    for (const accepted of ['gzip', 'br;q=0, zstd;q=0, *', 'identity']) {
      const plain = await app.request(asset, { headers: { 'accept-encoding': accepted } });
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.headers.get('etag')).not.toBe(compressed.headers.get('etag'));
    }
    expect((await app.request(`${asset}.br`)).status).toBe(404);
  });

  test('what has not changed is not sent again', async () => {
    const etag = (await app.request('/')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await app.request('/', { headers: { 'if-none-match': known } });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
      expect(await answer.text()).toBe('');
    }
    const changed = await app.request('/', { headers: { 'if-none-match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('a part of a file is sent to whoever asks for one', async () => {
    const whole = await app.request(asset);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const etag = whole.headers.get('etag') ?? '';
    for (const condition of [{}, { 'if-range': etag }]) {
      const part = await app.request(asset, { headers: { range: 'bytes=0-6', ...condition } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes 0-6/${script.length}`);
      expect(part.headers.get('content-length')).toBe('7');
      expect(await part.text()).toBe('console');
    }
    const none = await app.request(asset, { headers: { range: `bytes=${script.length}-` } });
    expect(none.status).toBe(416);
    expect(none.headers.get('content-range')).toBe(`bytes */${script.length}`);
    const changed = { range: 'bytes=0-6', 'if-range': '"other"' };
    for (const init of [{ headers: changed }, { headers: changed, method: 'HEAD' }]) {
      expect((await app.request(asset, init)).status).toBe(200);
    }
  });

  test('HEAD answers as GET does, without the body', async () => {
    const get = await app.request('/about');
    const head = await app.request('/about', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=2', '/about?a=1&b=2'],
    ['/about/index.html', '/about'],
    ['/index.html?a=1', '/?a=1'],
  ])('%s moves to %s', async (path, location) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '//about/',
    '/.//about/',
  ])('%s leads nowhere', async (path) => {
    const answer = await app.request(`http://site.test${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.has('location')).toBe(false);
  });
});

describe('what there is not', () => {
  test.each(['/nothing', '/about/more', '/404.html', '/contact', '/.vite/manifest.json', '/ABOUT'])(
    '%s is the page for none',
    async (path) => {
      const answer = await app.request(path, { headers: { accept: 'application/json' } });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('nothing here');
    },
  );

  test('a missing asset is not answered with a page', async () => {
    const answer = await app.request('/assets/index-old.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  test.each([
    ['POST', '/', 405, 'GET, HEAD, OPTIONS'],
    ['DELETE', '/about', 405, 'GET, HEAD, OPTIONS'],
    ['PUT', asset, 405, 'GET, HEAD, OPTIONS'],
    ['PUT', '/contact', 405, 'POST, OPTIONS'],
    ['POST', '/healthz', 405, 'GET, HEAD, OPTIONS'],
    ['OPTIONS', '/', 204, 'GET, HEAD, OPTIONS'],
    ['POST', '/nothing', 404, null],
  ])('%s %s answers %i', async (method, path, status, allow) => {
    const answer = await app.request(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/about%00.html',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ff',
  ])('%s gives no file away', async (path) => {
    const answer = await app.request(`http://site.test${path}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toContain('secret');
  });
});

describe('loading', () => {
  test.each(['client', 'client/index.html', 'client/404.html', 'answers/message-failed.html'])(
    'says that %s is missing',
    (name) => {
      const dist = makeFixtureSite();
      rmSync(join(dist, name), { recursive: true });
      expect(() => loadSite(dist)).toThrow(SiteError);
      expect(() => loadSite(dist)).toThrow(/npm run build/);
    },
  );

  test('does not follow links out of the site', () => {
    const dist = makeFixtureSite();
    symlinkSync(join(dist, 'secret.txt'), join(dist, 'client/link.txt'));
    expect(loadSite(dist).files.has('/link.txt')).toBe(false);
  });

  test.each(['', '{', '{}', '{"supabaseUrl":"nonsense"}'])('puts up with build.json %j', (text) => {
    expect(loadSite(makeFixtureSite({ 'build.json': text })).supabaseOrigin).toBeUndefined();
  });
});
