/** Waits until the condition holds; fails after ten seconds, or after `patienceMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  patienceMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      throw new Error(`The condition was not met in ${patienceMs / 1000} seconds.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
