// These turn the order of the letters around them. Texts in scripts written from right
// to left do not need them, a text that wants to be misread does.
const turning = /[\u202a-\u202e\u2066-\u206f]/gu;

// Invisible marks of direction, harmless in running text, have no place in a header either.
const unsafeInHeader = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f]+/gu;

// The beginning of an encoded word (RFC 2047), which whoever reads the mail would decode.
const encodedWord = /=(?=\?)/g;

const longestInHeader = 80;

/** What a visitor wrote, as one short line that is safe in a mail's header. */
export function headerText(text: string): string {
  const line = inOneLine(text.replace(unsafeInHeader, ' ').replace(encodedWord, '= '));
  const characters = [...line];
  if (characters.length <= longestInHeader) return line;
  return `${characters.slice(0, longestInHeader - 1).join('')}…`;
}

/** What a visitor wrote, in the mail's body and in the order in which it was written. */
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
