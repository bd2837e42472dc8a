import { useEffect } from 'react';
import {
  bareHashOffset,
  findHashTarget,
  moveFocusTo,
  regularOffset,
  scrollToElement,
  scrollToY,
} from './scrolling.ts';

/**
 * Follows same-page links with one click listener: scrolls to the target, updates the hash and moves focus. The browser
 * follows all other links.
 */
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
  if (link.getAttribute('href')?.startsWith('#')) goToSection(hash, bareHashOffset());
  else if (hash) goToSection(hash, regularOffset);
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
  // Focus must move as well, because the clicked link may be in the menu, which is closing.
  const heading = document.querySelector<HTMLElement>('h1');
  if (heading) moveFocusTo(heading);
}

/** Returns the clicked link, if it leads to this page and opens in this tab. */
function findSamePageLink(event: MouseEvent): HTMLAnchorElement | null {
  const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier) return null;
  const link = (event.target as Element).closest('a');
  const { origin, pathname } = window.location;
  return link?.origin === origin && link.pathname === pathname && !link.target ? link : null;
}
