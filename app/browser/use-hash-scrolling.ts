import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { findHashTarget, scrollToElement, sectionOffset } from './scrolling.ts';

/** Scrolls to the hash's target a moment after the hash changes, and after a load that left it behind. */
export function useHashScrolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scrollSoon = (isWanted = () => true) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const target = findHashTarget(window.location.hash);
        if (target && isWanted()) scrollToElement(target, sectionOffset);
      }, constants.hashScrollDelay);
    };
    const onChange = () => scrollSoon();
    if (isFreshVisit() && !hasArrived()) scrollSoon(() => window.scrollY === 0);
    window.addEventListener('hashchange', onChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onChange);
    };
  }, []);
}

/** False after a reload, Back or Forward, where the browser restores the reader's place. */
function isFreshVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}

/** Whether the browser found the hash's target itself. Wherever the reader is now, they chose to be. */
function hasArrived(): boolean {
  return document.querySelector(':target') !== null;
}
