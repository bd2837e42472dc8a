/** Does the work; if it throws `OperatorError`s, prints a line for each and exits. */
export async function exitOnMistake<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // Vite collects the errors of its plugins, and has its own copy of the class.
    const { errors = [error as Error] } = error as { errors?: Error[] };
    const mistakes = errors.filter(({ name }) => name === 'OperatorError');
    if (mistakes.length < errors.length) throw error;
    for (const { message } of mistakes) console.error(message);
    process.exit(1);
  }
}
