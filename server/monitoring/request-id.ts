import { AsyncLocalStorage } from 'node:async_hooks';

/** Contains the ID of the current request, which every log line carries. */
export const requestIdStorage = new AsyncLocalStorage<string>();
