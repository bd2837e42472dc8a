import type { Context } from 'hono';
import { paths } from '#contract/paths.ts';
import { answerFile } from './file-answer.ts';
import type { Site, SiteFile } from './load-site.ts';

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
    if (file) return sendFile(c, file);

    const clean = path.replace(/\/+(index\.html)?$/, '') || '/';
    // Only to a page we have, so this can never lead to another site.
    if (path !== clean && site.files.has(clean)) return c.redirect(`${clean}${search}`, 308);

    // A page where a script was expected would only confuse whoever asked.
    if (path.startsWith('/assets/'))
      return c.text('Not Found', 404, { 'cache-control': 'no-cache' });
    return sendFile(c, site.notFound, 404);
  };
}

function answerOtherMethod(c: Context, site: Site, path: string): Response {
  const allow = site.files.has(path) ? readOnly : methodsElsewhere[path];
  if (!allow) return c.text('Not Found', 404);
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { allow });
  return c.text('Method Not Allowed', 405, { allow });
}

function sendFile(c: Context, file: SiteFile, status?: 404): Response {
  const request = { method: c.req.method, header: (name: string) => c.req.header(name) };
  const { body, ...init } = answerFile(file, request, status);
  return new Response(body, init);
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
