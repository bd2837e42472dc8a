/**
 * Returns a function that never runs `work` twice at once: calls made during a run share the next
 * one. Each call resolves with a run that started after it.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function begin(): Promise<void> {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  function beginNext(): Promise<void> {
    next = undefined;
    return begin();
  }

  return () => {
    if (next) return next;
    if (!running) return begin();
    next = running.then(beginNext, beginNext);
    return next;
  };
}
