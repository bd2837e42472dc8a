// Words for the form that outlive a page in its own tab.

/** The words of the visitor's own line, and the form's fields as they were left. */
type Key = 'draft' | 'form';

/** Stores a text until `takeText`. An empty one removes it. Does nothing where the browser blocks storage. */
export function storeText(key: Key, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // The form stays empty.
  }
}

export function takeText(key: Key): string {
  try {
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return '';
  }
}
