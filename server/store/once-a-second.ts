const secondMs = 1000;

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
