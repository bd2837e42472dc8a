import type { MiddlewareHandler } from 'hono';
import { log } from '#server/monitoring/log.ts';

/** Warns once if requests carry `X-Forwarded-For` while TRUST_PROXY is 0. */
export function warnOnIgnoredForwardedFor(trustProxy: number): MiddlewareHandler {
  let warned = trustProxy > 0;
  return (c, next) => {
    if (!warned && c.req.header('x-forwarded-for')) {
      warned = true;
      log('warn', 'forwarded_for_ignored', { hint: 'set TRUST_PROXY to the number of proxies' });
    }
    return next();
  };
}
