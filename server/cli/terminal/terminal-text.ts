import { stripVTControlCharacters } from 'node:util';

// Control characters, and those that reorder or hide their neighbours.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const unsafeExceptLines = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Makes a visitor's text safe for the terminal, on one line: no escape sequence survives. */
export function terminalLine(text: string): string {
  return stripVTControlCharacters(text).replace(unsafe, ' ');
}

/** Does the same and keeps line breaks and tabs. */
export function terminalLines(text: string): string {
  return stripVTControlCharacters(text).replace(unsafeExceptLines, '');
}

/** Writes JSON on one line, with escapes for what a terminal would act on. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
