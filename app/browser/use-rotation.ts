import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

interface Rotation {
  enabled: boolean;
  /** Index of the current item. Any change restarts the interval. */
  index: number;
  count: number;
  /** In milliseconds. */
  interval: number;
  /** Receives the next item's index. */
  onAdvance: (index: number) => void;
}

/**
 * Advances to the next item after each interval, and wraps around. Pauses in hidden tabs and with reduced motion.
 * Returns whether it is running.
 */
export function useRotation({ enabled, index, count, interval, onAdvance }: Rotation): boolean {
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const running = enabled && pageVisible && !reducedMotion;
  // An effect event, so that a new `onAdvance` does not restart the interval.
  const advance = useEffectEvent(() => onAdvance((index + 1) % count));

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the index restarts the interval
  }, [running, index, interval]);

  return running;
}
