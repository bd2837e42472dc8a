// Control characters could end a header; bidirectional controls could make it read as another.
const unsafe = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

const longest = 80;

/** What a visitor wrote, as one short line that is safe in a mail's header. */
export function headerText(text: string): string {
  const line = text.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : line;
}
