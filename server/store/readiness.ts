const secondMs = 1000;
const insertEveryMs = 10_000;

/**
 * Returns a check that rejects if no message can be stored. It tries an insert every ten seconds, and
 * as long as that fails; in between it only pings the database.
 */
export function checkReadiness(tryInsert: () => Promise<unknown>, ask: () => Promise<unknown>) {
  let insertedAt = -Infinity;
  return onceASecond(async () => {
    if (performance.now() - insertedAt < insertEveryMs) {
      await ask();
      return;
    }
    insertedAt = -Infinity;
    await tryInsert();
    insertedAt = performance.now();
  });
}

/** Does the work at most once a second: calls in between share its result. */
export function onceASecond<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  return () => {
    if (last) return last;
    const forget = () => setTimeout(() => (last = undefined), secondMs).unref();
    last = work().finally(forget);
    return last;
  };
}
