import { isQuiet } from '#server/listen/route-of.ts';
import { log } from './log.ts';
import type { FinishedRequest } from './watch-requests.ts';

/** One line a request. Whose it was and what it held is in none of its fields. */
export function logRequest(request: FinishedRequest): void {
  const { id, method, route, status, durationMs, bytes } = request;
  const ms = Math.round(durationMs * 10) / 10;
  log(levelOf(request), 'request', { requestId: id, method, route, status, ms, bytes });
}

function levelOf({ route, status }: FinishedRequest): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return isQuiet(route) && status < 400 ? 'debug' : 'info';
}
