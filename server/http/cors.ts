import type { MiddlewareHandler } from 'hono';

/** Every header that Supabase's client sends of its own accord, or is made to send by its options. */
const requestHeaders = [
  'accept',
  'accept-profile',
  'apikey',
  'authorization',
  'baggage',
  'content-profile',
  'content-type',
  'prefer',
  'range',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-region',
  'x-retry-count',
];

/** All that its client can ask for, so that it can read why most of them are refused. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const forAnyResponse = { 'access-control-expose-headers': 'content-range, retry-after' };

const forPreflight = {
  'access-control-allow-headers': requestHeaders.join(', '),
  'access-control-allow-methods': methods.join(', '),
  // The longest that Chrome keeps it.
  'access-control-max-age': '7200',
};

/**
 * Lets pages of the allowed origins read the responses. It only adds headers: whoever is
 * not allowed gets the same response, which their browser then keeps from the page. There are
 * no cookies here, so credentials are never allowed.
 */
export function allowOrigins(allowedOrigins: readonly string[]): MiddlewareHandler {
  const allowed = new Set(allowedOrigins);
  return async (c, next) => {
    await next();
    // For caches, whether or not this request named an origin.
    c.res.headers.append('vary', 'origin');
    const origin = c.req.header('origin');
    if (origin === undefined || !allowed.has(origin)) return;

    const added = c.req.method === 'OPTIONS' ? forPreflight : forAnyResponse;
    c.res.headers.set('access-control-allow-origin', origin);
    for (const [name, value] of Object.entries(added)) c.res.headers.set(name, value);
  };
}
