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
  const [opened, setOpened] = useState<number>();
  // An accordion may be closed, but beside the list, one service is always open.
  const openIndex = isLargeScreen ? (opened ?? 0) : opened;
  const { isRunning, isPaused, setIsPaused, setIsStopped } = useRotation({
    section,
    threshold: constants.servicesVisibilityThreshold,
    isHeld: isInUse || !isLargeScreen,
    index: openIndex ?? 0,
    count: serviceIds.length,
    interval: constants.servicesRotationInterval,
    onAdvance: setOpened,
  });

  return {
    openIndex,
    isRotating: isRunning,
    isPaused,
    preview: (index: number) => {
      if (isLargeScreen) setOpened(index);
    },
    select: (index: number) => {
      setOpened(isLargeScreen || index !== openIndex ? index : undefined);
      setIsStopped(true);
    },
    togglePause: () => setIsPaused(!isPaused),
  };
}
