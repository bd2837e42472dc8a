import { stripVTControlCharacters } from 'node:util';

// Besides control characters, those that reorder or hide what stands beside them.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const unsafeExceptLines = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A visitor's text on one line, unable to move the cursor or to recolour the owner's terminal. */
export function terminalLine(text: string): string {
  return stripVTControlCharacters(text).replace(unsafe, ' ');
}

/** As `terminalLine`, with the line breaks of a message kept. */
export function terminalLines(text: string): string {
  return stripVTControlCharacters(text).replace(unsafeExceptLines, '');
}

/** As JSON on one line. What a terminal would act on is escaped, and reads back as it was. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
