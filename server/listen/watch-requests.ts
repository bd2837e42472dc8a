import type { RequestListener } from 'node:http';
import { publish } from '#server/events/events.ts';
import { requestIdOf, withRequestId } from '#server/http/request-id.ts';
import type { Respond } from './respond.ts';

const gone = 499;

/** Gives every request an id, and publishes each once it is over. */
export function watchRequests(respond: Respond, trustProxy: number): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { socket, method = '' } = request;
    let route = 'unknown';
    const writtenBefore = socket.bytesWritten;
    const id = requestIdOf(request.headers, trustProxy);
    response.once('close', () => {
      publish('request', {
        id,
        method,
        route,
        status: response.headersSent ? response.statusCode : gone,
        durationMs: performance.now() - started,
        bytes: socket.bytesWritten - writtenBefore,
      });
    });
    withRequestId(id, () => {
      route = respond(request, response);
    });
  };
}
