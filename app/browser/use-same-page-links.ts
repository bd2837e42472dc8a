import { useEffect } from 'react';
import {
  findHashTarget,
  hashLinkOffset,
  hashOffset,
  moveFocusTo,
  scrollToElement,
  scrollToY,
} from './scrolling.ts';

/** Scrolls to sections, from one listener for all links. The browser follows links to other pages. */
export function useSamePageLinks(): void {
  useEffect(() => {
    document.addEventListener('click', followSamePageLink);
    return () => document.removeEventListener('click', followSamePageLink);
  }, []);
}

function followSamePageLink(event: MouseEvent): void {
  const link = findSamePageLink(event);
  if (!link) return;
  event.preventDefault();
  const { hash } = link;
  if (link.getAttribute('href')?.startsWith('#')) goToSection(hash, hashLinkOffset());
  else if (hash) goToSection(hash, hashOffset);
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
  scrollToY(0);
  // The link may have been in a menu that closes.
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) moveFocusTo(heading);
}

/** Returns the clicked link, if it is to open this page in this tab. */
function findSamePageLink(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  const link = (event.target as Element).closest('a');
  const { origin, pathname } = window.location;
  return link?.origin === origin && link.pathname === pathname && !link.target ? link : null;
}
