import type { Context } from 'hono';
import { paths } from '#contract/paths.ts';
import { parseRange } from './byte-range.ts';
import { chooseCoding } from './codings.ts';
import type { Site, SiteFile, Variant } from './load-site.ts';

const readOnly = 'GET, HEAD, OPTIONS';

/** Addresses with handlers of their own, so that a wrong method there is told from a wrong address. */
const methodsElsewhere: Record<string, string> = {
  [paths.contactForm]: 'POST, OPTIONS',
  [paths.health]: readOnly,
  [paths.ready]: readOnly,
};

/** Answers everything that no other route took: a file, a page, or the page for none. */
export function staticFiles(site: Site) {
  return (c: Context): Response => {
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    if (path === undefined) return c.text('Bad Request', 400);

    const { method } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return answerOtherMethod(c, site, path);

    const file = site.files.get(path);
    if (file) return answerFile(c, file);

    const clean = path.replace(/\/+(index\.html)?$/, '') || '/';
    // Only to a page we have, so this can never lead to another site.
    if (path !== clean && site.files.has(clean)) return c.redirect(`${clean}${search}`, 308);

    // A page where a script was expected would only confuse whoever asked.
    if (path.startsWith('/assets/'))
      return c.text('Not Found', 404, { 'cache-control': 'no-cache' });
    return answerFile(c, site.notFound, 404);
  };
}

function answerOtherMethod(c: Context, site: Site, path: string): Response {
  const allow = site.files.has(path) ? readOnly : methodsElsewhere[path];
  if (!allow) return c.text('Not Found', 404);
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow });
  return c.text('Method Not Allowed', 405, { allow });
}

function answerFile(c: Context, file: SiteFile, status: 200 | 404 = 200): Response {
  const variant = chooseCoding(file.variants, c.req.header('accept-encoding'));
  if (!variant) return c.text('Not Found', 404);
  const { bytes, coding, etag } = variant;
  const headers: Record<string, string> = {
    'cache-control': file.cacheControl,
    etag,
    vary: 'Accept-Encoding',
  };
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304, headers);
  }
  headers['content-type'] = file.contentType;
  if (coding !== 'identity') headers['content-encoding'] = coding;
  if (status === 404) return c.body(bytes, status, { ...headers, ...lengthOf(bytes) });

  headers['accept-ranges'] = 'bytes';
  const range = wantedRange(c, variant);
  if (range === undefined) return c.body(bytes, status, { ...headers, ...lengthOf(bytes) });
  if (range === 'unsatisfiable') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${bytes.byteLength}` });
  }
  const part = bytes.subarray(range.first, range.last + 1);
  const place = `bytes ${range.first}-${range.last}/${bytes.byteLength}`;
  return c.body(part, 206, { ...headers, ...lengthOf(part), 'content-range': place });
}

function lengthOf(bytes: Uint8Array): Record<string, string> {
  return { 'content-length': String(bytes.byteLength) };
}

/** A range of a file that has changed since is answered with the whole of the new one. */
function wantedRange(c: Context, { bytes, etag }: Variant) {
  const condition = c.req.header('if-range');
  if (c.req.method !== 'GET' || (condition !== undefined && condition !== etag)) return undefined;
  return parseRange(c.req.header('range'), bytes.byteLength);
}

/** Undefined for what no honest link holds: broken escapes, backslashes, NUL. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return /[\\\0]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
