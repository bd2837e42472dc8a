import type { MiddlewareHandler } from 'hono';

/** What the content policy allows besides the site's own origin: one policy for all pages. */
interface Sources {
  supabaseUrl?: string | null;
  styleHashes?: readonly string[];
}

/** No page asks for these, so injected code may not either. */
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/** Browsers use only TLS for two years. Subdomains may belong to others, so they are left out. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' };

/** Returns the headers of every response, errors included. */
export function commonHeaders(sources: Sources = {}) {
  return {
    'content-security-policy': [...contentPolicy(sources), "frame-ancestors 'none'"].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Which links browsers may prerender; they read it on pages alone.
    'speculation-rules': '"/speculation-rules.json"',
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the directives that also work in a page's `meta` element; `frame-ancestors` needs a header. */
export function contentPolicy({ supabaseUrl, styleHashes = [] }: Sources): string[] {
  const connections = ["'self'", URL.parse(supabaseUrl ?? '')?.origin].filter(Boolean).join(' ');
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${connections}`,
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

/** Adds the same headers to every response. */
export function sendHeaders(sources: Sources, trustProxy = 0): MiddlewareHandler {
  const common = Object.entries(commonHeaders(sources));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of common) headers.set(name, value);
    if (cameOverTls(c.req.header('x-forwarded-proto'), trustProxy))
      for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value);
  };
}
