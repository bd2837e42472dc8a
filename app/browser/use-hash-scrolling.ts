import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { navigationType } from './navigation-type.ts';
import { findHashTarget, hashOffset, scrollToElement } from './scrolling.ts';
import { popItem, setItem } from './session-storage.ts';

/** Scrolls to the hash's target shortly after it changes, and after a load if the browser has not. */
export function useHashScrolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scrollSoon = (isWanted = () => true) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const target = findHashTarget(window.location.hash);
        if (target && isWanted()) scrollToElement(target, hashOffset);
      }, constants.hashScrollDelay);
    };
    const onHashChange = () => scrollSoon();
    const loadedAt = positionAtLoad();
    // Scroll anchoring alone may move the page a little.
    const isUnmoved = () => Math.abs(window.scrollY - (loadedAt ?? Number.NaN)) < 100;
    // A visitor who has scrolled or typed since the load stays there.
    scrollSoon(() => isUnmoved() && !document.querySelector(':focus'));
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

/** Returns where the page was when it loaded, or undefined where the browser itself scrolls. */
function positionAtLoad(): number | undefined {
  const left = Number(popItem('scroll'));
  const type = navigationType();
  if (type === 'reload') return left;
  return type === 'back_forward' || document.querySelector(':target') ? undefined : 0;
}
