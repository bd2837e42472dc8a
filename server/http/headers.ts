import type { MiddlewareHandler } from 'hono';

/** The sources that the Content Security Policy allows besides the site's own origin. All pages share one policy. */
interface CspSources {
  supabaseUrl?: string | null;
  styleHashes?: readonly string[];
}

/** No page uses these features, so injected code must not use them either. */
const unusedFeatures = ['camera', 'geolocation', 'microphone'];

/** HSTS for two years, without `includeSubDomains`, because other parties may run the subdomains. */
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
    // Names the file with the links to prerender. Browsers read this header only on HTML pages.
    'speculation-rules': '"/speculation-rules.json"',
    'x-content-type-options': 'nosniff',
  };
}

/** Returns the directives that also work in a page's `meta` element. `frame-ancestors` works only in a header. */
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
    // No code turns text into HTML, so the site needs no Trusted Types policy.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

export function sendHeaders(sources: CspSources, trustProxy = 0): MiddlewareHandler {
  const headers = Object.entries(commonHeaders(sources));
  const tlsHeaders = [...headers, ...Object.entries(strictTransport)];
  return async (c, next) => {
    await next();
    // A client that forges the header gains nothing, because browsers ignore HSTS over plain HTTP.
    const isTls = trustProxy > 0 && c.req.header('x-forwarded-proto')?.startsWith('https');
    for (const [name, value] of isTls ? tlsHeaders : headers) c.res.headers.set(name, value);
  };
}
