import { stripVTControlCharacters } from 'node:util';

// Control characters, and those that reorder or hide their neighbours.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const unsafeExceptLines = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes visitor input safe for the terminal, on one line: no escape sequence survives. */
export function sanitizeLine(text: string): string {
  return stripVTControlCharacters(text).replace(unsafe, ' ');
}

/** Does the same and keeps line breaks and tabs. */
export function sanitizeLines(text: string): string {
  return stripVTControlCharacters(text).replace(unsafeExceptLines, '');
}

/** Formats JSON on one line, and escapes what a terminal would act on. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
