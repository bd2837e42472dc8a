import { type RefObject, useState } from 'react';
import { useInView } from '#app/browser/use-in-view.ts';
import { useReducedMotion } from '#app/browser/use-media-query.ts';
import { usePageVisible } from '#app/browser/use-page-visible.ts';
import { useRotation } from '#app/browser/use-rotation.ts';
import { constants } from '#content/constants.ts';

export type Carousel = ReturnType<typeof useCarousel>;

interface CarouselOptions {
  section: RefObject<Element | null>;
  count: number;
  /** Whether the visitor is using the carousel, so that it must not advance. */
  paused: boolean;
}

/**
 * Advances the slides until the visitor clicks, picks a slide or pauses. Unless paused, starts again when the hero has
 * been scrolled out of view and back.
 */
export function useCarousel({ section, count, paused }: CarouselOptions) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const [pausedByButton, setPausedByButton] = useState(false);
  const inView = useInView(section, constants.heroVisibilityThreshold);
  const [wasInView, setWasInView] = useState(inView);
  const pageVisible = usePageVisible();
  const reducedMotion = useReducedMotion();

  if (inView !== wasInView) {
    setWasInView(inView);
    if (inView && wasInView === false && !pausedByButton) setIsPlaying(true);
  }

  useRotation({
    enabled: isPlaying && inView === true && !paused,
    index,
    count,
    interval: constants.heroAutoAdvanceInterval,
    onAdvance: setIndex,
  });

  const canPlay = isPlaying && !reducedMotion;
  return {
    index,
    isPlaying: canPlay,
    /** Whether the drawing is animated. Otherwise it is shown complete. */
    isAnimating: canPlay && pageVisible,
    stop: () => setIsPlaying(false),
    goTo: (next: number) => {
      setIsPlaying(false);
      setIndex((next + count) % count);
    },
    togglePause: () => {
      setIsPlaying(!isPlaying);
      setPausedByButton(isPlaying);
    },
  };
}
