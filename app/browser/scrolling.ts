import { constants } from '#content/constants.ts';
import { reducedMotionQuery } from './use-media-query.ts';

const { regular, narrow, narrowBelowWidth } = constants.sectionScrollOffset;

/** Space left above a section that a hash or a header link leads to (px). */
export const hashOffset = regular;

/** Returns the space above a section for links whose `href` starts with `#`. Narrow viewports need more. */
export function hashLinkOffset(): number {
  return window.innerWidth < narrowBelowWidth ? narrow : regular;
}

/** Finds the target of a hash such as "#services". Returns null if there is none or the hash is malformed. */
export function findHashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

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
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
    // Removes the attribute again, or every later click on text inside would focus the target.
    for (const event of ['blur', 'pointerdown'])
      target.addEventListener(event, () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
