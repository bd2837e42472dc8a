import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const threshold = constants.scrollAnimationFadeInThreshold;

/** Extends the observers' root far above the viewport, so that elements skipped by a jump count as visible. */
const marginAbove = '999999px';

/**
 * Fades in each `[data-reveal]` element once a tenth of it is visible. Elements are hidden only while just below
 * the viewport, so that full-page screenshots, pages without scripts and reduced motion show everything.
 */
export function useReveal(): void {
  useEffect(() => {
    if (window.matchMedia(reducedMotionQuery).matches) return;
    const revealObserver = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < threshold) continue;
          target.setAttribute('data-reveal', 'shown');
          revealObserver.unobserve(target);
          hideObserver.unobserve(target);
        }
      },
      { threshold, rootMargin: `${marginAbove} 0px 0px` },
    );
    const hideObserver = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries)
          if (boundingClientRect.top >= window.innerHeight)
            target.setAttribute('data-reveal', isIntersecting ? 'waiting' : '');
      },
      { rootMargin: `${marginAbove} 0px 25%` },
    );
    const observeAll = () => {
      for (const element of document.querySelectorAll('[data-reveal]')) {
        revealObserver.observe(element);
        hideObserver.observe(element);
      }
    };
    // Observes nothing, and so hides nothing, until the visitor scrolls.
    window.addEventListener('scroll', observeAll, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', observeAll);
      revealObserver.disconnect();
      hideObserver.disconnect();
    };
  }, []);
}
