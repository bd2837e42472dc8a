// Types for packages that ship none, as far as they are used here.

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

declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** OpenType feature tags. All others are dropped. */
    keepFeatures: readonly string[];
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
