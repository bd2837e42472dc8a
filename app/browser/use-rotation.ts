import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

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

/**
 * Advances to the next item after each interval, from the last to the first, while running. Waits while
 * the tab is hidden, and for visitors who ask for less motion. Returns whether it rotates.
 */
export function useRotation({ running, index, count, interval, onAdvance }: Rotation): boolean {
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();
  const rotating = running && pageVisible && !reducedMotion;
  // A new callback does not restart the interval.
  const advance = useEffectEvent(() => onAdvance((index + 1) % count));

  useEffect(() => {
    if (!rotating) return;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the index restarts the interval
  }, [rotating, index, interval]);

  return rotating;
}
