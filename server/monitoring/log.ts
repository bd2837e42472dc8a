import { logLevels } from '#server/settings/schemas.ts';
import { OperatorError } from '#shared/operator-error.ts';
import { requestId } from './request-id.ts';

export type LowestLevel = (typeof logLevels)[number];
type LogLevel = Exclude<LowestLevel, 'silent'>;
type LogFields = Record<string, string | number | boolean | undefined>;
export type LogLine = LogFields & { level: LogLevel; time: string; event: string };

/** What is logged, and how: for the edge function, on the console. The server replaces both (logger.ts). */
let lowest: LowestLevel = 'info';
let write = (line: LogLine) => console.error(JSON.stringify(line));

/** Redirects this process's log. */
export function sendLogTo(newWrite: typeof write, level: LowestLevel): void {
  write = newWrite;
  lowest = level;
}

/**
 * Logs one line. Never pass it what a visitor wrote, or a visitor's address: logs travel further
 * than the mailbox does.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  if (logLevels.indexOf(level) < logLevels.indexOf(lowest)) return;
  const time = new Date().toISOString();
  write({ level, time, requestId: requestId.getStore(), event, ...fields });
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
