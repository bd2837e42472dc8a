import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './reduced-motion.ts';

/**
 * Fades elements marked with `data-reveal` in, once a tenth of them is visible. They are hidden by
 * this script alone and only while below the window, so nothing stays faded where scripts or motion
 * are off.
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
    // Where each is, the observer tells first, without a layout of its own.
    for (const element of document.querySelectorAll('[data-reveal=""]')) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
