/** Asks until the answer is yes, and fails when it stays no for ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('The condition was not met in ten seconds.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
