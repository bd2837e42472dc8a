import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const threshold = constants.scrollAnimationFadeInThreshold;

/**
 * Fades in elements with `data-reveal` once a tenth of each is visible. Each is hidden only when scrolling
 * brings it close below the window: nothing is blank on a picture of the whole page, without scripts, or with
 * reduced motion.
 */
export function useReveal(): void {
  useEffect(() => {
    if (window.matchMedia(reducedMotionQuery).matches) return;
    const visible = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio < threshold) continue;
          target.setAttribute('data-reveal', 'shown');
          visible.unobserve(target);
        }
      },
      { threshold },
    );
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!isIntersecting) continue;
          near.unobserve(target);
          if (boundingClientRect.top < window.innerHeight) continue;
          target.setAttribute('data-reveal', 'waiting');
          visible.observe(target);
        }
      },
      { rootMargin: '0px 0px 25%' },
    );
    const start = () => {
      for (const element of document.querySelectorAll('[data-reveal=""]')) near.observe(element);
    };
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', start);
      near.disconnect();
      visible.disconnect();
    };
  }, []);
}
