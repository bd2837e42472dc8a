import { join } from 'node:path/posix';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import type { Site } from './load-site.ts';

const notFound = '404.html';

/** Serves pages, files and the 404 page from memory. */
export function serveSite({ files }: Pick<Site, 'files'>): Hono {
  const options: Parameters<typeof serveStatic>[0] = {
    precompressed: true,
    // The only JSON file lists the links to prerender, which browsers accept only with this type.
    mimes: { json: 'application/speculationrules+json' },
    isDir: (path) => files.has(join(path, 'index.html')),
    // Hono calls this for the plain file first, then for the compressed copy, whose headers win.
    async getContent(path, c) {
      const file = files.get(path);
      if (!file) return null;
      c.header('etag', file.etag);
      // Hono would omit this header from a response to HEAD.
      c.header('content-length', String(file.bytes.byteLength));
      return file.bytes;
    },
    onFound(path, c) {
      c.header('cache-control', cacheControl(path));
      c.header('vary', 'Accept-Encoding');
    },
  };
  const sendFile = serveStatic(options);
  const sendNotFound = serveStatic({ ...options, path: notFound });

  const pages = [...files.keys()]
    .filter((name) => /^(.+\/)?index\.html$/.test(name))
    .map((name) => canonicalPath(`/${name}`));
  const app = new Hono();
  app.use(etag());
  const sendOrRedirect: MiddlewareHandler = async (c, next) => {
    const { path } = c.req;
    const page = canonicalPath(path);
    // Redirects only to known pages, so this is not an open redirect.
    if (page !== path && pages.includes(page))
      return c.redirect(page + new URL(c.req.url).search, 308);
    return path === `/${notFound}` ? next() : sendFile(c, next);
  };
  // Pages and scripts have their own routes, because the log identifies a request by its route.
  app.on('GET', [...pages, '/assets/*'], sendOrRedirect);
  app.get('/assets/*', (c) => c.text('Not Found', 404, { 'cache-control': 'no-cache' }));
  app.get('*', sendOrRedirect, (c, next) => {
    c.status(404);
    return sendNotFound(c, next);
  });
  return app;
}

/** Returns `/about` for `/about/` and `/about/index.html`. */
function canonicalPath(path: string): string {
  return path.replace(/\/(index\.html)?$/, '') || '/';
}

function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
