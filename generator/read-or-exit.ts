import { OperatorError } from '#shared/operator-error.ts';

/** Reads the environment or the owner's files; on mistakes there, prints a line for each and exits. */
export async function readOrExit<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    // Vite collects the errors of its plugins.
    const { errors = [error] } = error as { errors?: unknown[] };
    const mistakes = errors.filter((mistake) => mistake instanceof OperatorError);
    if (mistakes.length < errors.length) throw error;
    for (const { message } of mistakes) console.error(message);
    process.exit(1);
  }
}
