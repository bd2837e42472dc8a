const secondMs = 1000;

/** Returns the work so that calls share its result for `ms`, or its failure for a second. */
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
