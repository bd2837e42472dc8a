import { useEffect, useEffectEvent } from 'react';
import { useReducedMotion } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

interface Rotation {
  running: boolean;
  /** The current item's. Each change restarts the interval. */
  index: number;
  count: number;
  /** Milliseconds. */
  interval: number;
  /** Receives the next item's index. */
  onAdvance: (index: number) => void;
}

/**
 * Advances to the next item after each interval, and from the last to the first. Stands still in a hidden tab
 * and under reduced motion. Returns whether it rotates.
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
