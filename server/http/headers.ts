import type { MiddlewareHandler } from 'hono';

/** What the content policy allows besides the site's own origin. */
interface Sources {
  supabaseOrigin?: string | undefined;
  styleHashes?: readonly string[];
}

/** No page asks for these, so injected code may not either. */
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/** Browsers use only TLS for two years. Subdomains may belong to others, so they are left out. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' };

/** Names the file of links that a browser may prefetch. */
export const speculationRules = { 'speculation-rules': '"/speculation-rules.json"' };

interface SecurityHeaders extends Record<string, string> {
  'content-security-policy': string;
}

/** Returns the headers of every response, errors included. */
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

/** Returns the directives that also work in a page's `meta` element; `frame-ancestors` needs a header. */
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
    // No code turns text into HTML, so there is no Trusted Types policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/**
 * Returns whether the visitor uses TLS, which only a proxy in front knows. A forged claim gains
 * nothing: browsers ignore the header over plain HTTP.
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
