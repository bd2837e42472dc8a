const secondMs = 1000;

/** The same work, done once a second at most: all who ask meanwhile share what came of it. */
export function onceASecond(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  return () => {
    if (last) return last;
    const forget = () => setTimeout(() => (last = undefined), secondMs).unref();
    last = work().finally(forget);
    return last;
  };
}
