import { useEffect, useEffectEvent } from 'react';

interface Rotation {
  running: boolean;
  /** What is shown now; each change starts a full interval anew. */
  index: number;
  count: number;
  /** Milliseconds. */
  interval: number;
  show: (index: number) => void;
}

/** Shows the next of several things after each interval, round and round, while it is running. */
export function useRotation({ running, index, count, interval, show }: Rotation): void {
  // A new function is no reason to begin the interval anew.
  const showNext = useEffectEvent(() => show((index + 1) % count));

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(showNext, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of what is shown starts a full interval anew
  }, [running, index, interval]);
}
