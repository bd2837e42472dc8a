export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean | undefined>;
export type LogSink = (level: LogLevel, fields: LogFields & { event: string }) => void;

/** An edge function's log shows the console. The server sends its lines elsewhere (logger.ts). */
let sink: LogSink = (level, fields) => {
  if (level === 'debug') return;
  console.error(JSON.stringify({ level, time: new Date().toISOString(), ...fields }));
};

/** Where this process's lines go from now on. */
export function sendLogTo(newSink: LogSink): void {
  sink = newSink;
}

/**
 * One line. Never hand it what a visitor wrote, nor an address of any kind: logs travel
 * further than the mailbox does.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  sink(level, { event, ...fields });
}

/** One line for something that went wrong. What holds for `log` holds here too. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  log('error', event, { error: errorKind(error), at: placeOf(error), ...fields });
}

/** What kind of error it was, in words that come from us or from the system. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, originalCode, errcode, responseCode } = error as Error & Record<string, unknown>;
  const details = [code, originalCode, errcode, responseCode]
    .filter((part) => part !== undefined)
    .map(String);
  return [error.name, ...details].join(' ');
}

/** For the owner's own terminal, where the whole story helps and no visitor's words are in it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The first line of the stack below the message, since a message may quote its input. */
function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined;
  return stack
    ?.split('\n')
    .find((line) => /^ +at /.test(line))
    ?.trim();
}
