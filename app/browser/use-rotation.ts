import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useInView } from './use-in-view.ts';
import { reducedMotionQuery, useMediaQuery } from './use-media-query.ts';
import { usePageVisible } from './use-page-visible.ts';

interface Rotation {
  section: RefObject<Element | null>;
  /** The fraction of the section that must be in view. */
  threshold: number;
  /** Whether the rotation waits, for example because the visitor is using the section. */
  isHeld: boolean;
  /** The current item's index. Any change of the index restarts the interval. */
  index: number;
  count: number;
  /** The time between two items (ms). */
  interval: number;
  /** Receives the next item's index. */
  onAdvance: (index: number) => void;
}

/**
 * Advances to the next item after each interval, and from the last to the first, except in hidden tabs and with reduced
 * motion. A stopped rotation starts again once the section has left the viewport and returned; a paused one does not.
 */
export function useRotation(rotation: Rotation) {
  const { section, threshold, isHeld, index, count, interval, onAdvance } = rotation;
  const [isStopped, setIsStopped] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const isInView = useInView(section, threshold);
  const isPageVisible = usePageVisible();
  const prefersReducedMotion = useMediaQuery(reducedMotionQuery, false);

  if (isStopped && isInView === false) setIsStopped(false);

  const isPlaying = !isStopped && !isPaused && !prefersReducedMotion;
  const isRunning = isPlaying && isInView === true && isPageVisible && !isHeld;
  // An effect event, so that a new `onAdvance` does not restart the interval.
  const advance = useEffectEvent(() => onAdvance((index + 1) % count));

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(advance, interval);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each change of the index restarts the interval
  }, [isRunning, index, interval]);

  return { isPlaying, isRunning, isPaused, setIsPaused, setIsStopped };
}
