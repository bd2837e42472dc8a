import { paths } from '#shared/paths.ts';
import { type FinishedRequest, subscribe } from './events.ts';
import { log, logError } from './log.ts';

/** Probes and pages fetch these routes often, so their successful requests are logged at debug level. */
const quietRoutes = new Set<string>([paths.health, '/assets/*', '/*']);

export function subscribeLog(): void {
  subscribe('request', logRequest);
  subscribe('message', ({ outcome, error }) => {
    if (outcome === 'failed') logError('insert_failed', error);
  });
  subscribe('delivery', ({ outcome, error, ...fields }) => {
    if (outcome === 'failed') logError('notification_failed', error, fields);
  });
}

/** Logs a request without the visitor's address, path or input. */
function logRequest(request: FinishedRequest): void {
  const { id, method, route, status, durationMs } = request;
  const ms = Math.round(durationMs * 10) / 10;
  log(chooseLevel(request), 'request', { requestId: id, method, route, status, ms });
}

function chooseLevel({ route, status }: FinishedRequest): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return quietRoutes.has(route) && status < 400 ? 'debug' : 'info';
}
