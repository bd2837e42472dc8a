import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import type { Site, SiteFile, Variant } from './load-site.ts';

const pageHeaders = ['content-security-policy', 'speculation-rules'];

/** Serves pages, files and the 404 page from memory. */
export function serveSite(site: Site): Hono {
  const app = new Hono();
  const pages = [...site.files.keys()].filter((path) =>
    site.files.get(path)?.headers['content-type']?.startsWith('text/html'),
  );
  // A browser that has the page applies the headers of a 304 to it.
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...pageHeaders] }));

  // Pages and scripts have routes of their own for the log, which names a request by its route.
  app.on('GET', [...pages, '/assets/*', '*'], (c) => {
    const { path } = c.req;
    const file = site.files.get(path);
    if (file) return sendFile(c, file, 200);
    const page = pageAddress(path);
    // Only to a page of this site, so never to another site.
    if (site.files.has(page)) return c.redirect(page + new URL(c.req.url).search, 308);
    // Not the 404 page: a script expects no HTML.
    if (path.startsWith('/assets/'))
      return c.text('Not Found', 404, { 'cache-control': 'no-cache' });
    return sendFile(c, site.notFound, 404);
  });
  return app;
}

/** Returns `/about` for `/about/` and `/about/index.html`. A regular expression would try every slash. */
function pageAddress(path: string): string {
  let end = path.endsWith('/index.html') ? path.length - 'index.html'.length : path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

function sendFile(c: Context, file: SiteFile, status: 200 | 404): Response {
  const variant = chooseCoding(file.variants, c.req.header('accept-encoding'));
  return c.body(variant.bytes, status, {
    ...file.headers,
    // The framework would leave it out of a response to HEAD.
    'content-length': String(variant.bytes.byteLength),
    etag: variant.etag,
    vary: 'Accept-Encoding',
    ...(variant.coding !== 'identity' && { 'content-encoding': variant.coding }),
  });
}

/** Returns what the Accept-Encoding header prefers, the first of equals, the plain bytes if nothing else. */
export function chooseCoding<T extends Pick<Variant, 'coding'>>(
  offered: readonly T[],
  header = '',
): T {
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = ({ coding }: T) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.0001 : 0);
  return offered.reduce((best, next) =>
    weightOf(best) >= weightOf(next) && weightOf(best) > 0 ? best : next,
  );
}
