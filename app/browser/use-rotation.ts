import { useEffect, useEffectEvent } from 'react';

interface Rotation {
  running: boolean;
  /** Of the current item. Each change restarts the interval. */
  index: number;
  count: number;
  /** Milliseconds. */
  interval: number;
  /** Receives the next item's index. */
  onAdvance: (index: number) => void;
}

/** Advances to the next item after each interval, from the last to the first, while running. */
export function useRotation({ running, index, count, interval, onAdvance }: Rotation): void {
  // A new callback does not restart the interval.
  const advance = useEffectEvent(() => onAdvance((index + 1) % count));

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the index restarts the interval
  }, [running, index, interval]);
}
