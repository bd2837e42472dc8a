const secondMs = 1000;

/** Caches the result of `work` for `ms`, and a failure for a second. Calls meanwhile share it. */
export function atMostEvery<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  const forgetAfter = (ms: number) => setTimeout(() => (last = undefined), ms).unref();
  return () => {
    if (last) return last;
    last = work();
    last.then(
      () => forgetAfter(ms),
      () => forgetAfter(secondMs),
    );
    return last;
  };
}
