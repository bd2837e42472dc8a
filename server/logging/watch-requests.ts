import type { RequestListener } from 'node:http';
import { requestIdOf, withRequestId } from '#server/http/request-id.ts';
import type { Respond } from '#server/listen/respond.ts';

export interface FinishedRequest {
  id: string;
  method: string;
  route: string;
  /** 499 when the visitor was gone before the response began. */
  status: number;
  durationMs: number;
  /** What was written to the connection, headers included. */
  bytes: number;
}

export interface RequestWatch {
  trustProxy: number;
  onFinished: (request: FinishedRequest) => void;
}

const gone = 499;

/** Gives every request an id, and reports each once it is over, whatever handled it. */
export function watchRequests(
  respond: Respond,
  { trustProxy, onFinished }: RequestWatch,
): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const { socket, method = '' } = request;
    let route = 'unknown';
    const writtenBefore = socket.bytesWritten;
    const id = requestIdOf(request.headers, trustProxy);
    response.once('close', () => {
      onFinished({
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
