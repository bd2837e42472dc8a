import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { publish } from '#server/events/events.ts';
import { requestIdOf, withRequestId } from './request-id.ts';

const gone = 499;

/** Gives every request an id, and publishes each once it is over. */
export function watchRequests(trustProxy: number): MiddlewareHandler {
  return (c, next) => {
    const started = performance.now();
    const id = requestIdOf(c.req.raw.headers, trustProxy);
    // There is no connection in `app.request()`.
    const { incoming, outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
    const socket = incoming?.socket;
    const writtenBefore = socket?.bytesWritten ?? 0;
    outgoing?.once('close', () => {
      publish('request', {
        id,
        method: c.req.method,
        route: routePath(c),
        status: outgoing.headersSent ? outgoing.statusCode : gone,
        durationMs: performance.now() - started,
        bytes: (socket?.bytesWritten ?? 0) - writtenBefore,
      });
    });
    return withRequestId(id, async () => {
      await next();
      c.header('x-request-id', id);
    });
  };
}
