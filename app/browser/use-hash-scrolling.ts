import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { inPage } from '#app/browser/links.ts';
import { findHashTarget, scrollToElement, sectionOffset } from '#app/browser/scrolling.ts';
import { constants } from '#content/constants.ts';

/** Scrolls to the hash's target a moment after the page has loaded and whenever the hash changes. */
export function useHashScrolling(): void {
  const location = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => scrollSoon(window.location.hash), []);

  useEffect(() => {
    let cancel = () => {};
    const onHashChange = ({ oldURL, newURL }: HashChangeEvent) => {
      // Back to another page may change the hash too; there the reader's old position counts.
      if (new URL(oldURL).pathname !== new URL(newURL).pathname) return;
      cancel();
      cancel = scrollSoon(window.location.hash);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      cancel();
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);

  useEffect(() => {
    const scrolledByClick = location.state?.inPage === inPage.inPage;
    if (navigationType === 'POP' || scrolledByClick) return;
    return scrollSoon(location.hash);
  }, [location, navigationType]);
}

/** Returns what cancels it. */
function scrollSoon(hash: string): () => void {
  const timer = setTimeout(() => {
    const target = hash.length > 1 ? findHashTarget(hash) : null;
    if (target) scrollToElement(target, sectionOffset);
  }, constants.hashScrollDelay);
  return () => clearTimeout(timer);
}
