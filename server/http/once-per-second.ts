/** Shares each result of `work`, or its failure, among the calls of a second. */
export function oncePerSecond<T>(work: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  return () => {
    last ??= work().finally(() => setTimeout(() => (last = undefined), 1000).unref());
    return last;
  };
}
