const key = 'draft';

/** Saves words for the form on another page of this tab. Does nothing where the browser blocks storage. */
export function saveDraft(words: string): void {
  try {
    sessionStorage.setItem(key, words);
  } catch {
    // The form stays empty.
  }
}

export function takeDraft(): string {
  try {
    const words = sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
    return words;
  } catch {
    return '';
  }
}
