import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { findHashTarget, scrollToElement, sectionOffset } from './scrolling.ts';

/** Scrolls to the hash's target a moment after the page has loaded and whenever the hash changes. */
export function useHashScrolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scrollSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const target = findHashTarget(window.location.hash);
        if (target) scrollToElement(target, sectionOffset);
      }, constants.hashScrollDelay);
    };
    if (!cameBack()) scrollSoon();
    window.addEventListener('hashchange', scrollSoon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', scrollSoon);
    };
  }, []);
}

/** By Back or Forward, where the browser brings the reader to the place that they left. */
function cameBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
}
