import { AsyncLocalStorage } from 'node:async_hooks';
import { logLevels } from '#server/settings/schemas.ts';
import { OperatorError } from '#shared/operator-error.ts';

export type MinimumLevel = (typeof logLevels)[number];
type LogLevel = Exclude<MinimumLevel, 'silent'>;
type LogFields = Record<string, string | number | boolean | undefined>;
export type LogLine = LogFields & { level: LogLevel; time: string; event: string };

/** Contains the ID of the current request, which every log line carries. */
export const requestIdStorage = new AsyncLocalStorage<string>();

/** Defaults for the Edge Function. The Node server replaces the level and the writer (logger.ts). */
let minimumLevel: MinimumLevel = 'info';
let write = (line: LogLine) => console.error(JSON.stringify(line));

export function configureLog(newWrite: typeof write, level: MinimumLevel): void {
  write = newWrite;
  minimumLevel = level;
}

/** Logs one line. Never pass visitor input or IP addresses, because more people can read the log than the mailbox. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (logLevels.indexOf(level) < logLevels.indexOf(minimumLevel)) return;
  const time = new Date().toISOString();
  write({ level, time, requestId: requestIdStorage.getStore(), event, ...fields });
}

/** Logs an error in one line. `fields` must not contain visitor input, as for `log`. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  log('error', event, { error: safeErrorSummary(error), at: topStackFrame(error), ...fields });
}

/**
 * Summarizes an error by its name and codes. Only the message of an `OperatorError` is safe to log, because the
 * messages of other errors may quote visitor input.
 */
export function safeErrorSummary(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, errcode, responseCode } = error as Error & Record<string, unknown>;
  const details = [code, originalCode, errcode, responseCode]
    .filter((part) => part !== undefined)
    .map(String);
  return [error.name, ...details].join(' ');
}

/** Returns the full error message, for the operator's terminal only. */
export function fullErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the top stack frame, without the error message, which may quote visitor input. */
function topStackFrame(error: unknown): string | undefined {
  if (error instanceof OperatorError || !(error instanceof Error)) return undefined;
  return error.stack
    ?.replace(error.message, () => '')
    .split('\n')
    .find((line) => /^ +at /.test(line))
    ?.trim();
}
