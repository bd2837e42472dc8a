import { useEffect } from 'react';
import { isShortcut } from './is-shortcut.ts';
import {
  findHashTarget,
  linkOffset,
  moveFocusTo,
  scrollToElement,
  scrollToHeight,
  sectionOffset,
} from './scrolling.ts';

const prefetched = new Set<string>();

/** Scrolls to sections, from one listener for all links. The browser follows links to other pages. */
export function useLinks(): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', scrollWithinPage, { signal });
    if (!HTMLScriptElement.supports?.('speculationrules')) {
      for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
        document.addEventListener(name, prefetch, { signal, passive: true });
    }
    return () => controller.abort();
  }, []);
}

function scrollWithinPage(event: MouseEvent): void {
  const link = linkToOpen(event);
  if (link?.pathname !== window.location.pathname) return;
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

/** Fetches the page that a link points at, for browsers without speculation rules. */
function prefetch({ target }: Event): void {
  const href = pageLink(target)?.pathname;
  if (!href || href === window.location.pathname || prefetched.has(href)) return;
  prefetched.add(href);
  // If it fails, the click fetches it again.
  fetch(href).catch(() => {});
}

/** Returns the clicked link, if it is to open in this tab. */
function linkToOpen(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.shiftKey || isShortcut(event);
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  return pageLink(event.target);
}

/** Returns the link around an event's target, if it leads to a page of this site. A path with a dot is a file. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || link.pathname.includes('.')) return null;
  return link;
}
