// Texts in the tab's session storage, which outlive the page.

/** The visitor's line, the form's fields and the scroll position. */
type Key = 'line' | 'form' | 'scroll';

/** Stores a text. An empty one removes it. Does nothing where the browser blocks storage. */
export function setItem(key: Key, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Then reads return an empty text.
  }
}

export function getItem(key: Key): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Reads a text and removes it. */
export function popItem(key: Key): string {
  const text = getItem(key);
  setItem(key, '');
  return text;
}
