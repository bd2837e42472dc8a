import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs the work of a request, whose log lines then carry its id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Runs work that outlives its request. Its log lines have no request id. */
export function outsideRequest<T>(work: () => T): T {
  return current.exit(work);
}

export function currentRequestId(): string | undefined {
  return current.getStore();
}
