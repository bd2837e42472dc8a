import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { publish } from '#server/monitoring/events.ts';
import { withRequestId } from '#server/monitoring/request-id.ts';

const gone = 499;

/** Assigns an id to every request, and publishes it when it ends. */
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

/**
 * Returns the trusted proxy's id, so that both logs can be matched, or a new one: the end of a UUID, to
 * keep the headers short. `randomBytes` costs ten times as much.
 */
export function requestIdOf(headers: Headers, trustProxy: number): string {
  return (trustProxy > 0 && givenId(headers)) || randomUUID().slice(-17);
}

function givenId(headers: Headers): string | undefined {
  // The pattern refuses duplicate headers, which are joined by a comma.
  const id = headers.get('x-request-id') ?? '';
  if (/^[\w.:-]{8,64}$/.test(id)) return id;
  const traceparent = headers.get('traceparent') ?? '';
  const trace = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(traceparent)?.[1];
  // W3C Trace Context: all zeros is no trace.
  return trace && /[^0]/.test(trace) ? trace : undefined;
}
