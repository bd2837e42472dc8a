import { formWords } from '#content/contact.ts';

/** Replaces the sentence at a message's beginning, or adds one. A sentence that the visitor has edited stays. */
export function replaceSentence(text: string, before: string, after: string): string {
  if (before) return text.replace(before, () => after).replace(/^\n+/, '');
  return text.includes(after) ? text : `${after}\n\n${text}`;
}

/** Puts a subject after the sentence, in the old one's place. Changes nothing once the visitor has written. */
export function replaceSubject(text: string, sentence: string, old: string, subject: string) {
  const beginning = sentence && text.startsWith(sentence) ? `${sentence}\n\n` : '';
  const rest = text.slice(beginning.length).trim();
  if (rest && rest !== subjectLine(old)) return text;
  return `${beginning}${subjectLine(subject)}\n\n`;
}

function subjectLine(subject: string): string {
  return `${formWords.subject} ${subject}`;
}
