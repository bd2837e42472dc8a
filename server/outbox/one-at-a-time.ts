/**
 * The function it returns runs `work`, but never twice at once: all calls made during a run
 * share one more, which begins after it. Each call resolves with a run that began later than it.
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
