/** What this project uses of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** The code points that it has a glyph for. */
    characterSet: number[];
    /** The width is in the font's units. */
    layout(words: string): { advanceWidth: number; positions: object[] };
  }

  export function openSync(file: string): Font;
}
