import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const { regular, narrow, narrowBelowWidth } = constants.sectionScrollOffset;

/** How far below the window's top the target of a hash or of the bar's links ends up (px). */
export const hashOffset = regular;

/** The same for links that begin with `#`. A narrow window needs more. */
export function hashLinkOffset(): number {
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
  scrollToY(target.getBoundingClientRect().top + window.scrollY - offset);
}

export function scrollToY(top: number): void {
  window.scrollTo({ top, behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia(reducedMotionQuery).matches ? 'instant' : 'smooth';
}

/** Moves focus to a link's target, so that Tab and screen readers continue from there. */
export function moveFocusTo(target: HTMLElement): void {
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    // If it stayed focusable, every click on text inside would focus it.
    for (const event of ['blur', 'pointerdown'])
      target.addEventListener(event, () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
