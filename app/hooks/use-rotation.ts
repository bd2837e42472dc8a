import { useEffect } from 'react';

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
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => show((index + 1) % count), interval);
    return () => clearTimeout(timer);
  }, [running, index, count, interval, show]);
}
