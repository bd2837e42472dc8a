import { EnvError } from '#server/settings/kinds.ts';

/** Reads from the environment; on a wrong value, prints one line and exits. */
export function readOrEnd<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
