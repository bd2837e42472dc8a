import type { MiddlewareHandler } from 'hono';
import type { Site } from './site/load-site.ts';

type Sources = Partial<Pick<Site, 'supabaseOrigin' | 'styleHashes'>>;

/** What every answer carries, errors and API answers included. */
export function securityHeaders({
  supabaseOrigin,
  styleHashes = [],
}: Sources = {}): Record<string, string> {
  const connections = ["'self'", supabaseOrigin].filter(Boolean).join(' ');
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** The hashes of the pages' styles go out with pages only, and with the news that a page has not changed. */
export function sendHeaders(sources: Sources): MiddlewareHandler {
  const ofPages = Object.entries(securityHeaders(sources));
  const ofOthers = Object.entries(securityHeaders({ ...sources, styleHashes: [] }));
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const page = status === 304 || headers.get('content-type')?.startsWith('text/html');
    for (const [name, value] of page ? ofPages : ofOthers) headers.set(name, value);
  };
}
