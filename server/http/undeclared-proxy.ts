import type { MiddlewareHandler } from 'hono';
import { log } from '#server/monitoring/log.ts';

/** Warns once if a proxy names visitors that TRUST_PROXY does not let the server believe. */
export function warnOfUndeclaredProxy(trustProxy: number): MiddlewareHandler {
  let warned = trustProxy > 0;
  return (c, next) => {
    if (!warned && c.req.header('x-forwarded-for')) {
      warned = true;
      log('warn', 'forwarded_for_ignored', { hint: 'set TRUST_PROXY to the number of proxies' });
    }
    return next();
  };
}
