// Bidirectional overrides and isolates. Right-to-left scripts do not need them; a text that wants
// to be misread does.
const turning = /[\u202a-\u202e\u2066-\u206f]/gu;

// A header takes no direction marks either, harmless as they are in running text.
const unsafeInHeader = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]+/gu;

// The start of an encoded word (RFC 2047), which mail clients decode.
const encodedWord = /=(?=\?)/g;

const longestInHeader = 80;

/** Makes one short line of a visitor's text, safe in a mail's header. */
export function headerText(text: string): string {
  const line = inOneLine(text.replace(unsafeInHeader, ' ').replace(encodedWord, '= '));
  const characters = [...line];
  if (characters.length <= longestInHeader) return line;
  return `${characters.slice(0, longestInHeader - 1).join('')}…`;
}

/** Makes a visitor's text safe in a mail's body, in the order in which it was written. */
export function bodyText(text: string): string {
  return text
    .toWellFormed()
    .replace(turning, '')
    .replace(/[\u2028\u2029]/g, '\n');
}

export function bodyLine(text: string): string {
  return inOneLine(bodyText(text));
}

function inOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}
