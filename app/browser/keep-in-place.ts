import { flushSync } from 'react-dom';

/** Makes a change to the page and leaves an element where it is in the window, as browsers without scroll anchoring do not. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  flushSync(change);
  const moved = element.getBoundingClientRect().top - top;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}
