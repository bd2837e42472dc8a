import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** Returns the id of the current request, for the lines of the log. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
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
