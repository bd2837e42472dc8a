import { OperatorError } from '#shared/operator-error.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean | undefined>;
export type LogSink = (level: LogLevel, fields: LogFields & { event: string }) => void;

/** Logs to the console, for the edge function. The server replaces it (logger.ts). */
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

/** Names an error by its codes. Only a message written for the operator is safe: others may quote a visitor. */
export function errorKind(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, errcode, responseCode } = error as Error & Record<string, unknown>;
  const details = [code, originalCode, errcode, responseCode]
    .filter((part) => part !== undefined)
    .map(String);
  return [error.name, ...details].join(' ');
}

/** Returns the full message, for the operator's terminal only. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The top frame of the stack, without the message, which may quote its input. */
function placeOf(error: unknown): string | undefined {
  if (error instanceof OperatorError) return undefined;
  if (!(error instanceof Error)) return undefined;
  return error.stack
    ?.replace(error.message, () => '')
    .split('\n')
    .find((line) => /^ +at /.test(line))
    ?.trim();
}
