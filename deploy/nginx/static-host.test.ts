import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '#generator/compress.ts';
import { writeNginxHeaders } from '#generator/nginx-headers.ts';
import { type HttpServer, listen } from '#server/http/listen.ts';
import { loadSite } from '#server/site/load-site.ts';
import { hasNginx, startNginx } from '#tests/support/deployed/proxies.ts';
import {
  makeFixtureSite,
  makeTempDirectory,
  makeTestApp,
} from '#tests/support/server/fixture-site.ts';
import { sendRequest } from '#tests/support/server/send-request.ts';

const buildRecord = {
  siteUrl: 'http://site.test',
  supabaseUrl: 'https://x.supabase.example',
  anonKey: null,
  styleHashes: ['sha256-red'],
};
/** Repeats the text, so that it is long enough to be compressed. */
const lengthen = (text: string) => text.repeat(200);
const files = {
  'client/index.html': lengthen('<p>home</p>'),
  'client/about/index.html': lengthen('<p>about</p>'),
  'client/404.html': lengthen('<p>nothing here</p>'),
  'client/favicon.svg': lengthen('<svg/>'),
  'client/sitemap.xml': lengthen('<urlset/>'),
  'client/images/office-480.avif': lengthen('avif'),
  'client/.well-known/security.txt': lengthen('Contact: mailto:a@site.test\n'),
  'client/assets/style-abc123.css': lengthen('a { color: red }'),
  'client/assets/font-abc123.woff2': lengthen('woff2'),
};
const dist = makeFixtureSite(files, buildRecord);
compressFiles(join(dist, 'client'));
writeNginxHeaders(dist, buildRecord);

const filePaths = Object.keys(files).map((name) => name.replace('client', ''));
const paths = [
  ...filePaths.filter((path) => !path.endsWith('.html')),
  ...'/ /about /?from=mail /about/?a=1&b=2 /index.html?a=1'.split(' '),
  ...'/nothing/ /assets/index-old.js /.vite/manifest.json //evil.example/'.split(' '),
];

/** Headers in which nginx and the Node server may differ. */
const ignoredHeaders =
  `accept-ranges connection content-length date etag keep-alive last-modified server
  transfer-encoding x-request-id`.split(/\s+/);

/** Requests the path without normalizing it. Returns the parts of the response that both servers must share. */
async function get(url: string, path: string) {
  const headers = { 'accept-encoding': 'gzip, br' };
  const response = await sendRequest(url, path, { headers, agent: false });
  const { location, 'content-type': type = '', ...others } = response.headers;
  for (const name of ignoredHeaders) delete others[name];
  // Servers may send any body with a redirect.
  const content = location ? undefined : { type: type.toLowerCase(), bytes: response.bytes };
  return { status: response.status, location, others, content };
}

describe.skipIf(!hasNginx)('needs nginx with brotli', () => {
  let server: HttpServer;
  let host: Awaited<ReturnType<typeof startNginx>>;

  beforeAll(async () => {
    const { app } = makeTestApp({ site: loadSite(dist) });
    server = await listen(app, { host: '127.0.0.1', port: 0 });
    host = await startNginx(dist, makeTempDirectory());
  });
  afterAll(async () => {
    await host?.stop();
    await server?.close();
  });

  test.each(paths)('nginx responds to %s like the Node server', async (path) => {
    const expected = await get(server.url, path);
    const response = await get(host.url, path);
    // nginx may add Vary to redirects and errors.
    const vary = expected.others.vary ?? response.others.vary;
    expect(response).toEqual({
      ...expected,
      others: { ...expected.others, ...(vary && { vary }) },
    });
  });
});
