import type { MiddlewareHandler } from 'hono';

/** What the Content Security Policy allows besides the site's own origin. All pages share one policy. */
interface CspSources {
  supabaseUrl?: string | null;
  styleHashes?: readonly string[];
}

/** No page uses these, so injected code must not either. */
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/** HSTS for two years, without `includeSubDomains`: subdomains may be run by others. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000' };

/** Returns the headers of every response, errors included. */
export function commonHeaders(sources: CspSources = {}) {
  return {
    'content-security-policy': [...contentSecurityPolicy(sources), "frame-ancestors 'none'"].join(
      '; ',
    ),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((name) => `${name}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Which links browsers may prerender. Only honoured on HTML pages.
    'speculation-rules': '"/speculation-rules.json"',
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the directives that also work in a page's `meta` element; `frame-ancestors` needs a header. */
export function contentSecurityPolicy({ supabaseUrl, styleHashes = [] }: CspSources): string[] {
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
 * Returns whether the visitor uses TLS, according to a trusted proxy. A forged header gains nothing:
 * browsers ignore HSTS over plain HTTP.
 */
function cameOverTls(forwardedProto = '', trustProxy: number): boolean {
  const [first = ''] = forwardedProto.split(',', 1);
  return trustProxy > 0 && first.trim().toLowerCase() === 'https';
}

export function sendHeaders(sources: CspSources, trustProxy = 0): MiddlewareHandler {
  const common = Object.entries(commonHeaders(sources));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of common) headers.set(name, value);
    if (cameOverTls(c.req.header('x-forwarded-proto'), trustProxy))
      for (const [name, value] of Object.entries(strictTransport)) headers.set(name, value);
  };
}
