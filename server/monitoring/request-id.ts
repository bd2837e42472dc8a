import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request whose work this is. Every log line carries it. */
export const requestId = new AsyncLocalStorage<string>();
