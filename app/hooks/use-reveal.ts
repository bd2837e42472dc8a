import { useEffect } from 'react';
import { reducedMotionQuery } from '#app/lib/reduced-motion.ts';
import { constants } from '#content/constants.ts';

/**
 * Fades elements marked with `data-reveal` in, once they are rendered and a tenth of them is
 * visible. They are hidden by this script alone and only while below the
 * window, so nothing stays faded where scripts or motion are off.
 */
export function useReveal(rendered: boolean): void {
  useEffect(() => {
    if (!rendered || window.matchMedia(reducedMotionQuery).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < constants.scrollAnimationFadeInThreshold) continue;
          target.setAttribute('data-reveal', 'shown');
          observer.unobserve(target);
        }
      },
      { threshold: constants.scrollAnimationFadeInThreshold },
    );
    for (const element of document.querySelectorAll('[data-reveal=""]')) {
      if (element.getBoundingClientRect().top < window.innerHeight) continue;
      element.setAttribute('data-reveal', 'waiting');
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, [rendered]);
}
