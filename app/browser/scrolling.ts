import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const { regular, narrow, narrowBelowWidth } = constants.sectionScrollOffset;

/** Where the bar's section links and a hash put their target, in pixels below the window's top. */
export const sectionOffset = regular;

/** The same for links that begin with `#`, which leave more room in a narrow window. */
export function linkOffset(): number {
  return window.innerWidth < narrowBelowWidth ? narrow : regular;
}

/** Finds the element that a hash such as "#services" names. Null if there is none or the hash is malformed. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

export function scrollToElement(target: Element, offset: number): void {
  scrollToHeight(target.getBoundingClientRect().top + window.scrollY - offset);
}

export function scrollToHeight(top: number): void {
  const reduced = window.matchMedia(reducedMotionQuery).matches;
  window.scrollTo({ top, behavior: reduced ? 'instant' : 'smooth' });
}

/** Focuses an element that a link led to, so that Tab and the screen reader go on from there. */
export function moveFocusTo(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    // Left focusable, it would take the focus from every click on plain text in it.
    for (const end of ['blur', 'pointerdown'])
      target.addEventListener(end, () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
