import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reducedMotionQuery } from '#app/lib/reduced-motion.ts';
import { constants } from '#content/constants.ts';

/**
 * Fades elements marked with `data-reveal` in, once, when a tenth of them is
 * visible. They are hidden by this script alone and only while below the
 * window, so nothing stays faded where scripts or motion are off.
 */
export function useReveal(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (window.matchMedia(reducedMotionQuery).matches) return;
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each page has elements of its own
  }, [pathname]);
}
