import { join } from 'node:path/posix';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import type { Site } from './load-site.ts';

const notFound = '404.html';

/** Serves pages, files and the 404 page from memory. */
export function serveSite({ files }: Pick<Site, 'files'>): Hono {
  const options: Parameters<typeof serveStatic>[0] = {
    precompressed: true,
    mimes: { json: 'application/speculationrules+json' },
    isDir: (path) => files.has(join(path, 'index.html')),
    // Asked for the plain file, then for its compressed copy.
    async getContent(path, c) {
      const file = files.get(path);
      if (!file) return null;
      c.header('etag', file.etag);
      // Hono would leave it out of a response to HEAD.
      c.header('content-length', String(file.bytes.byteLength));
      return file.bytes;
    },
    onFound(path, c) {
      c.header('cache-control', cachingOf(path));
      c.header('vary', 'Accept-Encoding');
    },
  };
  const sendFile = serveStatic(options);
  const sendNotFound = serveStatic({ ...options, path: notFound });

  const pages = [...files.keys()]
    .filter((name) => /^(.+\/)?index\.html$/.test(name))
    .map((name) => pageAddress(`/${name}`));
  const app = new Hono();
  app.use(etag());
  // Pages and scripts have routes of their own for the log, which names a request by its route.
  app.on('GET', [...pages, '/assets/*', '*'], (c, next) => {
    const { path } = c.req;
    const page = pageAddress(path);
    // Only to a page of this site, so never to another site.
    if (page !== path && pages.includes(page))
      return Promise.resolve(c.redirect(page + new URL(c.req.url).search, 308));
    return path === `/${notFound}` ? next() : sendFile(c, next);
  });
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'cache-control': 'no-cache' }));
  app.get('*', (c, next) => {
    c.status(404);
    return sendNotFound(c, next);
  });
  return app;
}

/** Returns `/about` for `/about/` and `/about/index.html`. A regular expression would try every slash. */
function pageAddress(path: string): string {
  let end = path.endsWith('/index.html') ? path.length - 'index.html'.length : path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

function cachingOf(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
