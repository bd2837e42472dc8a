const key = 'draft';

/** Takes words along to the form on another page, in this tab alone, where they are taken out when read. */
export function leaveDraft(words: string): void {
  sessionStorage.setItem(key, words);
}

export function takeDraft(): string {
  const words = sessionStorage.getItem(key) ?? '';
  sessionStorage.removeItem(key);
  return words;
}
