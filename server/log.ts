type Fields = Record<string, string | number | undefined>;

/**
 * One line of JSON on stderr for each thing that went wrong. Never hand it what a
 * visitor wrote, nor an address: logs travel further than the mailbox does.
 */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  const time = new Date().toISOString();
  const line = { time, event, error: nameError(error), at: placeOf(error), ...fields };
  // The console, since that is what the log of an edge function shows.
  console.error(JSON.stringify(line));
}

/** What kind of error it was, in words that come from us or from the system. */
export function nameError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
  const details = [code, errcode, responseCode].filter((part) => part !== undefined).map(String);
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
