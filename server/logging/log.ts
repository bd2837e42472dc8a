import type { MiddlewareHandler } from 'hono';
import { type FinishedRequest, subscribe } from '#server/events/events.ts';
import { OwnerError } from '#shared/owner-error.ts';
import { paths } from '#shared/paths.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean | undefined>;
export type LogSink = (level: LogLevel, fields: LogFields & { event: string }) => void;

/** An edge function logs to the console. The server replaces this (logger.ts). */
let sink: LogSink = (level, fields) => {
  if (level === 'debug') return;
  console.error(JSON.stringify({ level, time: new Date().toISOString(), ...fields }));
};

/** Redirects this process's log. */
export function sendLogTo(newSink: LogSink): void {
  sink = newSink;
}

/**
 * Logs one line. Never pass it what a visitor wrote, or a visitor's address: logs travel further
 * than the mailbox does.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  sink(level, { event, ...fields });
}

/** Logs a failure in one line. The rules of `log` apply. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  log('error', event, { error: errorKind(error), at: placeOf(error), ...fields });
}

/** Names an error by its codes: its message may quote a visitor, unless it is written for the owner. */
export function errorKind(error: unknown): string {
  if (error instanceof OwnerError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, errcode, responseCode } = error as Error & Record<string, unknown>;
  const details = [code, originalCode, errcode, responseCode]
    .filter((part) => part !== undefined)
    .map(String);
  return [error.name, ...details].join(' ');
}

/** The full message, for the owner's own terminal. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The top frame of the stack, without the message, which may quote its input. */
function placeOf(error: unknown): string | undefined {
  if (error instanceof OwnerError) return undefined;
  const stack = error instanceof Error ? error.stack : undefined;
  return stack
    ?.split('\n')
    .find((line) => /^ +at /.test(line))
    ?.trim();
}

/** Monitoring and pages fetch these often: their requests are logged at debug level. */
const quietRoutes = new Set<string>([paths.health, paths.ready, '/assets/*', '/*']);

/** Subscribes the log to events. */
export function logEvents(): void {
  subscribe('request', logRequest);
  subscribe('message', ({ outcome, error }) => {
    if (outcome === 'failed') logError('insert_failed', error);
  });
  subscribe('mail', ({ outcome, error, ...fields }) => {
    if (outcome === 'failed') logError('mail_failed', error, fields);
  });
}

/** Logs a request without its sender or content. */
function logRequest(request: FinishedRequest): void {
  const { id, method, route, status, durationMs, bytes } = request;
  const ms = Math.round(durationMs * 10) / 10;
  log(levelOf(request), 'request', { requestId: id, method, route, status, ms, bytes });
}

function levelOf({ route, status }: FinishedRequest): 'debug' | 'info' | 'warn' {
  if (status >= 500) return 'warn';
  return quietRoutes.has(route) && status < 400 ? 'debug' : 'info';
}

/** Warns once if a proxy names visitors that TRUST_PROXY does not let the server believe. */
export function warnOfUndeclaredProxy(trustProxy: number): MiddlewareHandler {
  let warned = trustProxy > 0;
  return (c, next) => {
    if (!warned && c.req.header('x-forwarded-for')) {
      warned = true;
      log('warn', 'forwarded_for_ignored', { mend: 'set TRUST_PROXY to the number of proxies' });
    }
    return next();
  };
}
