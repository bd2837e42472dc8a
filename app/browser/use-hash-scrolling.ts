import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { isFreshVisit } from './is-fresh-visit.ts';
import { findHashTarget, scrollToElement, sectionOffset } from './scrolling.ts';

/** Scrolls to the hash's target shortly after it changes, and after a load if the browser has not. */
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
    // Otherwise the browser restores the scroll position, or has already scrolled to the target.
    if (isFreshVisit() && !document.querySelector(':target'))
      scrollSoon(() => window.scrollY === 0);
    window.addEventListener('hashchange', onChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onChange);
    };
  }, []);
}
