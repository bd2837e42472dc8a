/** Reads the environment or the owner's files; on mistakes there, prints a line for each and exits. */
export async function readOrExit<Result>(read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    // Vite collects the errors of its plugins, and has its own copy of the class.
    const { errors = [error as Error] } = error as { errors?: Error[] };
    const mistakes = errors.filter(({ name }) => name === 'OperatorError');
    if (mistakes.length < errors.length) throw error;
    for (const { message } of mistakes) console.error(message);
    process.exit(1);
  }
}
