import { useEffect, useEffectEvent } from 'react';

interface Rotation {
  running: boolean;
  /** Of the current item. Each change restarts the interval. */
  index: number;
  count: number;
  /** Milliseconds. */
  interval: number;
  /** Receives the next item's index. */
  onTurn: (index: number) => void;
}

/** Turns to the next item after each interval, in a cycle, while running. */
export function useRotation({ running, index, count, interval, onTurn }: Rotation): void {
  // A new callback does not restart the interval.
  const turn = useEffectEvent(() => onTurn((index + 1) % count));

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(turn, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the index restarts the interval
  }, [running, index, interval]);
}
