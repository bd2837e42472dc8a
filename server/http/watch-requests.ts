import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { publish } from '#server/monitoring/events.ts';
import { requestId } from '#server/monitoring/request-id.ts';

const clientClosedRequest = 499;

/** Assigns an id to every request, and publishes it when it ends. */
export const watchRequests: MiddlewareHandler = (c, next) => {
  const started = performance.now();
  const id = crypto.randomUUID();
  // There is none in `app.request()`.
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  outgoing?.once('close', () => {
    publish('request', {
      id,
      method: c.req.method,
      route: routePath(c),
      status: outgoing.headersSent ? outgoing.statusCode : clientClosedRequest,
      durationMs: performance.now() - started,
    });
  });
  return requestId.run(id, async () => {
    await next();
    c.header('x-request-id', id);
  });
};
