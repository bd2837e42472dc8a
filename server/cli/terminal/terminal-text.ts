import { stripVTControlCharacters } from 'node:util';

// Control characters, and characters that reorder or hide the text next to them.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const unsafeExceptWhitespace = new RegExp(`(?![\\n\\t])${unsafe.source}`, 'gu');

/** Replaces the characters of visitor input that could control the terminal, including line breaks and tabs. */
export function sanitizeLine(text: string): string {
  return stripVTControlCharacters(text).replace(unsafe, ' ');
}

/** Removes the characters of visitor input that could control the terminal, except line breaks and tabs. */
export function sanitizeLines(text: string): string {
  return stripVTControlCharacters(text).replace(unsafeExceptWhitespace, '');
}

/** Formats a value as JSON on one line, and escapes the characters that could control the terminal. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
