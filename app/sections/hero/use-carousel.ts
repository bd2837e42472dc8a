import { type RefObject, useState } from 'react';
import { useInView } from '#app/browser/use-in-view.ts';
import { usePageVisible } from '#app/browser/use-page-visible.ts';
import { useReducedMotion } from '#app/browser/use-reduced-motion.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';

export type Carousel = ReturnType<typeof useCarousel>;

interface CarouselOptions {
  section: RefObject<Element | null>;
  count: number;
  /** A reader is at the carousel, so it must not move on under them. */
  held: boolean;
}

/**
 * The hero's slides in time. They advance until the visitor chooses a slide
 * for themselves or pauses, and begin again once the section has left view
 * and come back. Pausing also holds the drawing still; choosing does not.
 */
export function useCarousel({ section, count, held }: CarouselOptions) {
  const [index, setIndex] = useState(0);
  const [turned, setTurned] = useState(false);
  const [advancing, setAdvancing] = useState(true);
  const [paused, setPaused] = useState(false);
  const inView = useInView(section, constants.heroVisibilityThreshold);
  const [wasInView, setWasInView] = useState(inView);
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();

  if (inView !== wasInView) {
    setWasInView(inView);
    if (inView && wasInView === false) {
      setAdvancing(true);
      setPaused(false);
    }
  }

  const show = (next: number) => {
    setTurned(turned || next !== index);
    setIndex(next);
  };

  useRotation({
    running: advancing && inView === true && pageVisible && !reducedMotion && !held,
    index,
    count,
    interval: constants.heroAutoAdvanceInterval,
    show,
  });

  return {
    index,
    /** Whether one slide has given way to another yet. */
    turned,
    count,
    advancing: advancing && !reducedMotion,
    moving: !paused && pageVisible,
    stop: () => setAdvancing(false),
    choose: (chosen: number) => {
      setAdvancing(false);
      show((chosen + count) % count);
    },
    togglePause: () => {
      setAdvancing(!advancing);
      setPaused(advancing);
    },
  };
}
