const characters = new Intl.Segmenter();

// What terminals draw two columns wide, as nearly as scripts tell.
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;

// Most texts are of one-column characters alone, and taking them apart takes long.
const simple = /^[ -\u02ff\u2010-\u2027]*$/;

/** How many columns a terminal needs for the text. */
export function textWidth(text: string): number {
  if (simple.test(text)) return text.length;
  let width = 0;
  for (const { segment } of characters.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** The text, or its beginning and an ellipsis, in no more than `width` columns. */
export function shorten(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const { segment } of characters.segment(text)) {
    left -= textWidth(segment);
    if (left < 0) break;
    kept += segment;
  }
  return `${kept}…`;
}

export function padToWidth(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Breaks the text between words, so that no line is wider. */
export function wrap(text: string, width = 80): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}
