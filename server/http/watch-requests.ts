import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { publish } from '#server/events/events.ts';

const gone = 499;

const current = new AsyncLocalStorage<string>();

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
    return current.run(id, async () => {
      await next();
      c.header('x-request-id', id);
    });
  };
}

/** Returns the id of the current request, for the lines of the log. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/** Runs work that a request starts and does not wait for. Its log lines name no request. */
export function outsideRequest<T>(work: () => T): T {
  return current.exit(work);
}

/**
 * Returns the trusted proxy's id, so that both logs can be matched, or a new one: the end of a UUID, since it
 * takes room in the first packets of each page. `randomBytes` costs ten times as much.
 */
export function requestIdOf(headers: Headers, trustProxy: number): string {
  return (trustProxy > 0 && givenId(headers)) || randomUUID().slice(-17);
}

function givenId(headers: Headers): string | undefined {
  // Sent twice, they are joined by a comma, and so are neither.
  const id = headers.get('x-request-id') ?? '';
  if (/^[\w.:-]{8,64}$/.test(id)) return id;
  const traceparent = headers.get('traceparent') ?? '';
  const trace = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(traceparent)?.[1];
  // W3C Trace Context: all zeros is no trace.
  return trace && /[^0]/.test(trace) ? trace : undefined;
}
