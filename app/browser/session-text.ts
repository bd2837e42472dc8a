// Texts that outlive a page in its own tab.

/** The visitor's line, the form's fields and the page's position as they were left. */
type Key = 'line' | 'form' | 'scroll';

/** Stores a text. An empty one removes it. Does nothing where the browser blocks storage. */
export function storeText(key: Key, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Reads return an empty text.
  }
}

export function readText(key: Key): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Reads a text once. */
export function takeText(key: Key): string {
  const text = readText(key);
  storeText(key, '');
  return text;
}
