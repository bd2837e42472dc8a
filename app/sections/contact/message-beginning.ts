/** Replaces the sentence at a message's beginning, or adds one. A sentence that the visitor has edited stays. */
export function replaceSentence(text: string, before: string, after: string): string {
  if (before) return text.replace(before, () => after).replace(/^\n+/, '');
  return text.includes(after) ? text : `${after}\n\n${text}`;
}
