/** The names of the stored items: the visitor's line, the contact form's fields and the scroll position. */
type Key = 'line' | 'form' | 'scroll';

/**
 * Stores a string for the tab's session, or removes the item if the string is empty. Does nothing if the browser
 * blocks storage.
 */
export function setItem(key: Key, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The browser blocks storage. `getItem` returns an empty string then.
  }
}

/** Returns a stored string, or an empty one if there is none or the browser blocks storage. */
export function getItem(key: Key): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
