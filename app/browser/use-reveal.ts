import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const threshold = constants.scrollAnimationFadeInThreshold;

/** Extends the root far above the window, so that elements the visitor jumped over count as seen. */
const above = '999999px 0px';

/**
 * Fades in elements with `data-reveal` once a tenth of each is visible. An element is hidden only just below
 * the window: nothing is blank in a full-page screenshot, without scripts, or with reduced motion.
 */
export function useReveal(): void {
  useEffect(() => {
    if (window.matchMedia(reducedMotionQuery).matches) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < threshold) continue;
          target.setAttribute('data-reveal', 'shown');
          seen.unobserve(target);
          near.unobserve(target);
        }
      },
      { threshold, rootMargin: `${above} 0px` },
    );
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          if (boundingClientRect.top >= window.innerHeight)
            target.setAttribute('data-reveal', isIntersecting ? 'waiting' : '');
      },
      { rootMargin: `${above} 25%` },
    );
    const start = () => {
      for (const element of document.querySelectorAll('[data-reveal]')) {
        seen.observe(element);
        near.observe(element);
      }
    };
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', start);
      seen.disconnect();
      near.disconnect();
    };
  }, []);
}
