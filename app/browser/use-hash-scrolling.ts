import { useEffect } from 'react';
import { constants } from '#content/constants.ts';
import { navigationType } from './navigation-type.ts';
import { findHashTarget, scrollToElement, sectionOffset } from './scrolling.ts';
import { storeText, takeText } from './session-text.ts';

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
    // Not if the visitor has scrolled or typed since the load.
    const start = startOfScrolling();
    // Scroll anchoring alone may move the page a little.
    const isWhereLeft = () => Math.abs(window.scrollY - (start ?? Number.NaN)) < 100;
    scrollSoon(() => isWhereLeft() && !document.querySelector(':focus'));
    const onLeave = () => storeText('scroll', String(Math.round(window.scrollY)));
    window.addEventListener('hashchange', onChange);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('hashchange', onChange);
      window.removeEventListener('pagehide', onLeave);
    };
  }, []);
}

/** Returns where the page was when it loaded, or undefined where the browser itself scrolls. */
function startOfScrolling(): number | undefined {
  const left = Number(takeText('scroll'));
  const type = navigationType();
  if (type === 'reload') return left;
  return type === 'back_forward' || document.querySelector(':target') ? undefined : 0;
}
