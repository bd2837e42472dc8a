import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { publish } from '#server/monitoring/events.ts';
import { requestIdStorage } from '#server/monitoring/log.ts';

/** Assigns an ID to every request, and publishes the request when it ends. */
export const trackRequests: MiddlewareHandler = (c, next) => {
  const startedAt = performance.now();
  const id = crypto.randomUUID();
  // `outgoing` is undefined in `app.request()`, which has no socket.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  outgoing?.once('close', () => {
    publish('request', {
      id,
      method: c.req.method,
      route: routePath(c),
      status: outgoing.headersSent ? outgoing.statusCode : 499,
      durationMs: performance.now() - startedAt,
    });
  });
  return requestIdStorage.run(id, async () => {
    await next();
    c.header('x-request-id', id);
  });
};
