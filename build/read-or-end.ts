import { EnvError } from '#server/settings/kinds.ts';

/** What `read` makes of the environment; where that is wrong, one line, and the end. */
export function readOrEnd<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
