import type { NavigateFunction } from 'react-router';
import {
  findHashTarget,
  linkOffset,
  moveFocusTo,
  scrollToElement,
  scrollToHeight,
  sectionOffset,
} from './scrolling.ts';

/** Marks a history entry whose scrolling was done by the click that made it. */
export const inPage = { inPage: true } as const;

/**
 * One listener for all links of the site, so that prerendered parts, which have
 * no code of their own, navigate like the rest: `#` links scroll, links to
 * pages go through the router, everything else is left to the browser.
 *
 * @param shown path of the page on screen, which the address is ahead of while a page loads
 */
export function listenToLinks(navigate: NavigateFunction, shown: string): () => void {
  const onClick = (event: MouseEvent) => {
    const link = plainlyClickedLink(event);
    if (!link) return;
    const { pathname, search, hash } = link;

    if (link.getAttribute('href')?.startsWith('#')) {
      event.preventDefault();
      goToSection(navigate, hash, linkOffset());
    } else if (pathname !== shown) {
      event.preventDefault();
      void navigate(pathname + search + hash);
    } else if (hash) {
      event.preventDefault();
      goToSection(navigate, hash, sectionOffset);
    } else {
      event.preventDefault();
      scrollToHeight(0);
      // The link may have been in a menu that closes.
      const heading = document.querySelector<HTMLElement>('h1');
      if (heading) moveFocusTo(heading);
      if (window.location.hash) void navigate(pathname, { state: inPage });
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Calls back with the path of a page whose link is pointed at or focused. */
export function listenToIntent(onIntent: (path: string) => void): () => void {
  const onEvent = (event: Event) => {
    const link = pageLink(event.target);
    if (link && link.pathname !== window.location.pathname) onIntent(link.pathname);
  };
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onEvent, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onEvent);
  };
}

function goToSection(navigate: NavigateFunction, hash: string, offset: number): void {
  const target = findHashTarget(hash);
  if (!target) return;
  scrollToElement(target, offset);
  moveFocusTo(target);
  void navigate(hash, { state: inPage, replace: hash === window.location.hash });
}

/** The link of a click that means "go there, in this tab". */
function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return null;
  return pageLink(event.target);
}

/** The link to one of our pages that an event's target is in. Files, which have a dot, are no pages. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || link.pathname.includes('.')) return null;
  return link;
}
