import type { MiddlewareHandler } from 'hono';

/** What a build's pages need beside the site's own origin. */
interface Sources {
  supabaseOrigin?: string | undefined;
  styleHashes?: readonly string[];
}

/** What no page of ours asks a browser for, and nothing that gets into one may. Each is sent with each page. */
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/**
 * For two years, this name is asked over TLS alone. Names below it may be someone else's, so it
 * says nothing of them.
 */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' };

/** With a page whose build has the file: links that a browser may follow ahead of the visitor. */
export const speculationRules = { 'speculation-rules': '"/speculation-rules.json"' };

interface SecurityHeaders extends Record<string, string> {
  'content-security-policy': string;
}

/** What every response carries, errors and API responses included. */
export function securityHeaders(sources: Sources = {}): SecurityHeaders {
  return {
    'content-security-policy': [...contentPolicy(sources), "frame-ancestors 'none'"].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/** What a page's own HTML can say as well; who may frame it, only a header can. */
export function contentPolicy({ supabaseOrigin, styleHashes = [] }: Sources): string[] {
  const connections = ["'self'", supabaseOrigin].filter(Boolean).join(' ');
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    // No text becomes HTML or code in the browser, so nothing has to be trusted to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/**
 * Whether the visitor's side of the connection is TLS, which only a proxy in front can know. A visitor who
 * claims it over plain HTTP gains nothing: browsers heed the header over TLS alone.
 */
function cameOverTls(forwardedProto = '', trustProxy: number): boolean {
  const [first = ''] = forwardedProto.split(',', 1);
  return trustProxy > 0 && first.trim().toLowerCase() === 'https';
}

/** Adds the security headers to every response; a page brings a policy of its own. */
export function sendHeaders(sources: Sources, trustProxy = 0): MiddlewareHandler {
  const common = Object.entries(securityHeaders(sources));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
    if (cameOverTls(c.req.header('x-forwarded-proto'), trustProxy))
      for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value);
  };
}
