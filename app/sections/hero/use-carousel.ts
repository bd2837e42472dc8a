import { type RefObject, useState } from 'react';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';
import { heroSlides } from '#content/hero-slides.ts';

export type Carousel = ReturnType<typeof useCarousel>;

/** Manages which slide is shown. Slides advance until the visitor clicks, picks a slide or pauses. */
export function useCarousel(section: RefObject<Element | null>, isInUse: boolean) {
  const [index, setIndex] = useState(0);
  const count = heroSlides.length;
  const { isPlaying, setIsPaused, setIsStopped } = useRotation({
    section,
    threshold: constants.heroVisibilityThreshold,
    isHeld: isInUse,
    index,
    count,
    interval: constants.heroAutoAdvanceInterval,
    onAdvance: setIndex,
  });

  return {
    index,
    /** Whether the slides advance and the graph is animated. Otherwise, the graph is complete and still. */
    isPlaying,
    stop: () => setIsStopped(true),
    goTo: (next: number) => {
      setIsStopped(true);
      setIndex((next + count) % count);
    },
    togglePause: () => {
      setIsPaused(isPlaying);
      setIsStopped(false);
    },
  };
}
