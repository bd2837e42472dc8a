import { type RefObject, useState } from 'react';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';

interface Options {
  section: RefObject<Element | null>;
  /** Whether one service is shown beside the list. Small screens have an accordion, which does not rotate. */
  isLargeScreen: boolean;
  /** Whether the visitor is using the list or a link in the panel. */
  isInUse: boolean;
}

/** State of the open service. On large screens, the services rotate until the visitor selects one or pauses. */
export function useOpenService({ section, isLargeScreen, isInUse }: Options) {
  const [index, setIndex] = useState<number>();
  // An accordion may be closed, but beside the list, one service is always open.
  const openIndex = isLargeScreen ? (index ?? 0) : index;
  const { isRunning, isPaused, setIsPaused, setIsStopped } = useRotation({
    section,
    threshold: constants.servicesVisibilityThreshold,
    isHeld: isInUse || !isLargeScreen,
    index: openIndex ?? 0,
    count: serviceIds.length,
    interval: constants.servicesRotationInterval,
    onAdvance: setIndex,
  });

  return {
    openIndex,
    isRotating: isRunning,
    isPaused,
    preview: (next: number) => {
      if (isLargeScreen) setIndex(next);
    },
    select: (next: number) => {
      setIndex(isLargeScreen || next !== openIndex ? next : undefined);
      setIsStopped(true);
    },
    togglePause: () => setIsPaused(!isPaused),
  };
}
