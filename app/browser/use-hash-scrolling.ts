import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { findHashTarget, regularOffset, scrollToElement } from './scrolling.ts';
import { getItem, setItem } from './session-storage.ts';

/** Scrolls to the hash's target shortly after a hash change, and after load if neither browser nor visitor scrolled. */
export function useHashScrolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scrollSoon = (shouldScroll: () => boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const target = findHashTarget(window.location.hash);
        if (target && shouldScroll()) scrollToElement(target, regularOffset);
      }, constants.hashScrollDelay);
    };
    const initialY = findInitialY();
    // Tolerates scroll anchoring, which may scroll the page a little.
    const isUnmoved = () => initialY !== undefined && Math.abs(window.scrollY - initialY) < 100;
    // Leaves the page where it is if the visitor has scrolled or focused anything since it loaded.
    scrollSoon(() => isUnmoved() && !document.querySelector(':focus'));

    const onHashChange = () => scrollSoon(() => true);
    const savePosition = () => setItem('scroll', String(Math.round(window.scrollY)));
    window.addEventListener('hashchange', onHashChange);
    window.addEventListener('pagehide', savePosition);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onHashChange);
      window.removeEventListener('pagehide', savePosition);
    };
  }, []);
}

/**
 * Returns the scroll position at which the page loaded: the saved position after a reload, 0 on a new visit, or
 * undefined if the browser scrolls by itself (after Back or Forward, or to a hash that it could resolve).
 */
function findInitialY(): number | undefined {
  const savedPosition = Number(getItem('scroll'));
  setItem('scroll', '');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return savedPosition;
  return navigation?.type === 'back_forward' || document.querySelector(':target') ? undefined : 0;
}
