import { useEffect } from 'react';
import {
  findHashTarget,
  linkOffset,
  moveFocusTo,
  scrollToElement,
  scrollToHeight,
  sectionOffset,
} from './scrolling.ts';

/** Scrolls to sections, from one listener for all links. The browser follows links to other pages. */
export function useLinks(): void {
  useEffect(() => {
    document.addEventListener('click', scrollWithinPage);
    return () => document.removeEventListener('click', scrollWithinPage);
  }, []);
}

function scrollWithinPage(event: MouseEvent): void {
  const link = linkWithinPage(event);
  if (!link) return;
  event.preventDefault();
  const { hash } = link;
  if (link.getAttribute('href')?.startsWith('#')) goToSection(hash, linkOffset());
  else if (hash) goToSection(hash, sectionOffset);
  else goToTop();
}

function goToSection(hash: string, offset: number): void {
  const target = findHashTarget(hash);
  if (!target) return;
  if (hash !== window.location.hash) window.history.pushState(null, '', hash);
  scrollToElement(target, offset);
  moveFocusTo(target);
}

function goToTop(): void {
  const { pathname, search, hash } = window.location;
  if (hash) window.history.pushState(null, '', pathname + search);
  scrollToHeight(0);
  // The link may have been in a menu that closes.
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) moveFocusTo(heading);
}

/** Returns the clicked link, if it is to open this page in this tab. */
function linkWithinPage(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = (event.target as Element).closest('a');
  const { origin, pathname } = window.location;
  return link?.origin === origin && link.pathname === pathname && !link.target ? link : null;
}
