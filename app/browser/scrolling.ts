import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const { regular, narrow, narrowBelowWidth } = constants.sectionScrollOffset;

/** The space left above a section after a load, a hash change or a click on a link such as "/#services" (px). */
export const regularOffset = regular;

/**
 * Returns the space left above a section after a click on a link whose `href` starts with `#` (px). The specification
 * wants more space in narrow viewports, although the header is lower there.
 */
export function bareHashOffset(): number {
  return window.innerWidth < narrowBelowWidth ? narrow : regular;
}

/** Finds the element that a hash such as "#services" names. Returns null if there is none or the hash is malformed. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Scrolls until the target is `offset` px, plus its own `scroll-margin-top`, below the top of the viewport. */
export function scrollToElement(target: Element, offset: number): void {
  const { top } = target.getBoundingClientRect();
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop);
  scrollToY(top + window.scrollY - margin - offset);
}

export function scrollToY(y: number): void {
  const { matches } = window.matchMedia(reducedMotionQuery);
  window.scrollTo({ top: y, behavior: matches ? 'instant' : 'smooth' });
}

/** Moves focus to a link's target, so that Tab and screen readers continue from there. */
export function moveFocusTo(target: HTMLElement): void {
  const isFocusable = target.tabIndex >= 0;
  if (!isFocusable) {
    target.tabIndex = -1;
    // Removes the attribute again, because otherwise every later click on text inside would focus the target.
    for (const event of ['blur', 'pointerdown'])
      target.addEventListener(event, () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
