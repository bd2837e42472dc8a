import { type RefObject, useState } from 'react';
import { useInView } from '#app/browser/use-in-view.ts';
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

/**
 * State of the open service. Rotates until the visitor selects one; starts again when the section has been
 * scrolled out of view and back, unless it was paused.
 */
export function useOpenService({ section, isLargeScreen, isInUse }: Options) {
  const [opened, setOpened] = useState<number>();
  const [isSelected, setIsSelected] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const inView = useInView(section, constants.servicesVisibilityThreshold);
  const [wasInView, setWasInView] = useState(inView);

  // An accordion may be closed, but beside the list, one service is always open.
  const openIndex = isLargeScreen ? (opened ?? 0) : opened;

  if (inView !== wasInView) {
    setWasInView(inView);
    // The service shown on a large screen stays open if the viewport becomes small.
    setOpened(openIndex);
    if (inView && wasInView === false) setIsSelected(false);
  }

  const isRotating = useRotation({
    enabled: isLargeScreen && inView === true && !isInUse && !isSelected && !isPaused,
    index: openIndex ?? 0,
    count: serviceIds.length,
    interval: constants.servicesRotationInterval,
    onAdvance: setOpened,
  });

  return {
    openIndex,
    isRotating,
    isPaused,
    preview: (index: number) => {
      if (isLargeScreen) setOpened(index);
    },
    select: (index: number) => {
      setOpened(isLargeScreen || index !== openIndex ? index : undefined);
      setIsSelected(true);
    },
    togglePause: () => setIsPaused(!isPaused),
  };
}
