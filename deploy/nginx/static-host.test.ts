import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBuild } from '#generator/build-record.ts';
import { compressFiles } from '#generator/compress.ts';
import { writeStaticHeaders } from '#generator/static-headers.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/nginx.ts';
import type { RunningProxy } from '#tests/support/deployed/proxy-process.ts';
import { makeFixtureSite, makeTempFolder } from '#tests/support/server/fixture-site.ts';
import { type ServerProcess, startServer } from '#tests/support/server/server-process.ts';

const long = (text: string) => text.repeat(200);
const built = {
  siteUrl: 'http://site.test',
  supabaseUrl: 'https://x.supabase.example',
  anonKey: null,
  styleHashes: {},
};
const dist = makeFixtureSite(
  {
    'client/index.html': `<!doctype html><title>home</title>${long('<p>home</p>')}`,
    'client/about/index.html': `<!doctype html><title>about</title>${long('<p>about</p>')}`,
    'client/404.html': `<!doctype html><title>nothing here</title>${long('<p>nothing</p>')}`,
    'client/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${long('<g/>')}</svg>`,
    'client/site.webmanifest': '{}',
    'client/sitemap.xml': long('<urlset/>'),
    'client/images/office-480.avif': long('avif'),
    'client/.well-known/security.txt': long('Contact: mailto:a@site.test\n'),
    'client/assets/style-abc123.css': long('a { color: red }'),
    'client/assets/font-abc123.woff2': long('woff2'),
  },
  built,
);
compressFiles(join(dist, 'client'));
writeStaticHeaders(dist, describeBuild(dist, built));

const paths = [
  '/?from=mail',
  '/about',
  '/robots.txt',
  '/.well-known/security.txt',
  '/speculation-rules.json',
  '/favicon.svg',
  '/site.webmanifest',
  '/sitemap.xml',
  '/images/office-480.avif',
  '/assets/index-abc123.js',
  '/assets/font-abc123.woff2',
  // Redirected.
  '/about/?a=1&b=2',
  '/index.html?a=1',
  // Not found.
  '/nothing/',
  '/assets/index-old.js',
  '/about/index.html.gz',
  '/.vite/manifest.json',
  '//evil.example/',
];

/** Headers in which servers may differ. */
const ownWay = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path as it is, and hashes the body as received. */
async function get(url: string, path: string): Promise<Received> {
  const { hostname, port } = new URL(url);
  const headers = { 'accept-encoding': 'gzip, br' };
  const sent = request({ hostname, port, path, headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = createHash('sha256')
    .update(await buffer(response))
    .digest('hex');
  const moved = response.headers.location !== undefined;
  const isPage = response.headers['content-type']?.startsWith('text/html');
  const kept = Object.entries(response.headers).filter(
    ([name]) =>
      !ownWay.has(name) &&
      // The body of a redirect does not matter.
      !(moved && name === 'content-type') &&
      // Browsers apply it to pages only.
      !(name === 'speculation-rules' && (moved || !isPage)),
  );
  return {
    status: response.statusCode,
    headers: Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        name === 'content-type' ? String(value).toLowerCase() : value,
      ]),
    ),
    body: moved ? '' : body,
  };
}

describe.skipIf(!hasNginx)('nginx as configured here (needs the package)', () => {
  let own: ServerProcess;
  let host: RunningProxy;

  beforeAll(async () => {
    own = await startServer(dist, { DATA_DIR: makeTempFolder() });
    host = await startNginx(dist, makeTempFolder());
  });
  afterAll(async () => {
    await host?.stop();
    await own?.stop();
  });

  test.each(paths)('answers as our own server does to %s', async (path) => {
    const expected = await get(own.url, path);
    const response = await get(host.url, path);
    // Hosts may add Vary to redirects and errors.
    const vary = expected.headers.vary ?? response.headers.vary;
    expect(response).toEqual({
      ...expected,
      headers: { ...expected.headers, ...(vary && { vary }) },
    });
  });
});
