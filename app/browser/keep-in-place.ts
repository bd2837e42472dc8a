import { flushSync } from 'react-dom';

/** Renders a change and keeps an element where it is in the window, also in browsers without scroll anchoring. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
