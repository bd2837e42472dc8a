/** Waits until the condition holds; fails after ten seconds, or after `timeoutMs`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 10_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) {
      throw new Error(`The condition was not met in ${timeoutMs / 1000} seconds.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
