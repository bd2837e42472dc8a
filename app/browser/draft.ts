const key = 'draft';

/** Takes words along to the form on another page, in this tab alone. A browser that blocks storage forgets them. */
export function leaveDraft(words: string): void {
  try {
    sessionStorage.setItem(key, words);
  } catch {
    // The form is as empty as it was.
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
