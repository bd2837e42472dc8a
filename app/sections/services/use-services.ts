import { type RefObject, useState } from 'react';
import { useInView } from '#app/browser/use-in-view.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { serviceIds } from '#content/services.ts';

interface ServicesOptions {
  section: RefObject<Element | null>;
  /** False for the accordion. */
  rotates: boolean;
  /** The visitor is using the list or its panel. */
  inUse: boolean;
}

/**
 * Decides which service is open. Rotates until the visitor chooses one, and again once the section has left view
 * and come back, unless the visitor paused it.
 */
export function useServices({ section, rotates, inUse }: ServicesOptions) {
  const [openIndex, setOpenIndex] = useState<number | undefined>(0);
  const [chosen, setChosen] = useState(false);
  const [paused, setPaused] = useState(false);
  const inView = useInView(section, constants.servicesVisibilityThreshold);
  const [wasInView, setWasInView] = useState(inView);

  if (inView !== wasInView) {
    setWasInView(inView);
    if (inView && wasInView === false) setChosen(false);
  }

  const rotating = useRotation({
    running: rotates && inView === true && !inUse && !chosen && !paused,
    index: openIndex ?? 0,
    count: serviceIds.length,
    interval: constants.servicesRotationInterval,
    onAdvance: setOpenIndex,
  });

  return {
    openIndex,
    rotating,
    paused,
    activate: setOpenIndex,
    choose: (index: number | undefined) => {
      setOpenIndex(index);
      setChosen(true);
    },
    togglePause: () => setPaused(!paused),
  };
}
