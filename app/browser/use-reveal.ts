import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

/**
 * Fades in elements with `data-reveal` once a tenth of each is visible. Only this script hides them, and
 * only below the window, so nothing stays hidden without scripts or with reduced motion.
 */
export function useReveal(): void {
  useEffect(() => {
    if (window.matchMedia(reducedMotionQuery).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect } of entries) {
          const state = target.getAttribute('data-reveal');
          if (state === '' && boundingClientRect.top >= window.innerHeight)
            target.setAttribute('data-reveal', 'waiting');
          else if (state !== 'waiting') observer.unobserve(target);
          else if (intersectionRatio >= constants.scrollAnimationFadeInThreshold) {
            target.setAttribute('data-reveal', 'shown');
            observer.unobserve(target);
          }
        }
      },
      { threshold: constants.scrollAnimationFadeInThreshold },
    );
    // The observer first reports where each element is, without forcing a layout.
    for (const element of document.querySelectorAll('[data-reveal=""]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
