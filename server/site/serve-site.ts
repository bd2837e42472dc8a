import type { IncomingMessage, ServerResponse } from 'node:http';
import { cameOverTls, securityHeaders, strictTransport } from '#server/http/headers.ts';
import { nameRequest } from '#server/http/request-id.ts';
import type { Target } from '#server/listen/read-target.ts';
import { chooseCoding } from './codings.ts';
import type { Site, SiteFile } from './load-site.ts';

/** Sends the response, and returns the route for log and metrics: one of few names. */
export type ServeSite = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => string;

type Send = (status: number, headers: Record<string, string>, body?: string | Uint8Array) => void;

const allow = 'GET, HEAD, OPTIONS';
const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/** Serves files, pages and the 404 page from memory: through the framework each took twice as long. */
export function siteServer(site: Site, trustProxy: number): ServeSite {
  const common = securityHeaders({ supabaseOrigin: site.supabaseOrigin });

  function sender({ headers: asked }: IncomingMessage, response: ServerResponse): Send {
    const transport = cameOverTls(asked['x-forwarded-proto'], trustProxy) ? strictTransport : {};
    return (status, headers, body) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const own = { ...headers, ...length, ...nameRequest() };
      response.writeHead(status, { ...common, ...transport, ...own });
      // Of which Node sends nothing where a HEAD asked.
      response.end(body);
    };
  }

  return (request, response, { path, search }) => {
    const send = sender(request, response);
    const file = site.files.get(path);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const page = pageAddress(path);
      if (file) sendFile(send, file, request);
      // Only to a page we have, so this can never lead to another site.
      else if (site.files.has(page)) send(308, { location: page + search }, '');
      // A page where a script was expected would only confuse whoever asked.
      else if (path.startsWith('/assets/'))
        send(404, { ...plainText, 'cache-control': 'no-cache' }, 'Not Found');
      else sendFile(send, site.notFound, request, 404);
    } else if (!file) send(404, plainText, 'Not Found');
    else if (request.method === 'OPTIONS') send(204, { allow });
    else send(405, { ...plainText, allow }, 'Method Not Allowed');

    if (path.startsWith('/assets/')) return '/assets/*';
    if (!file) return 'unknown';
    return file.contentType.startsWith('text/html') ? path : 'file';
  };
}

/** `/about` for `/about/` and `/about/index.html`. */
function pageAddress(path: string): string {
  const folder = path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path;
  return folder.endsWith('/') && folder !== '/' ? folder.slice(0, -1) : folder;
}

function sendFile(
  send: Send,
  { variants, contentType, cacheControl, pageHeaders }: SiteFile,
  { headers: asked }: IncomingMessage,
  status: 200 | 404 = 200,
): void {
  const { bytes, coding, etag } = chooseCoding(variants, asked['accept-encoding']?.toString());
  const headers = { 'cache-control': cacheControl, etag, vary: 'Accept-Encoding', ...pageHeaders };
  if (status === 200 && matches(asked['if-none-match'], etag)) return send(304, headers);
  const encoding = coding === 'identity' ? {} : { 'content-encoding': coding };
  send(status, { ...headers, 'content-type': contentType, ...encoding }, bytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
