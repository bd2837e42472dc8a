/** What this project uses of fontkit, which brings no types. */
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    /** The code points that it has a glyph for. */
    characterSet: number[];
    getVariation(settings: Record<string, number>): Font;
    layout(words: string): { glyphs: Glyph[]; positions: Position[]; advanceWidth: number };
  }

  export interface Glyph {
    path: Path;
  }

  /** In the font's units. */
  interface Position {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  /** Places are pairs of x and y, in the font's units, y upwards. */
  interface Path {
    commands: { command: PathCommand; args: number[] }[];
  }

  type PathCommand = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';

  export function openSync(file: string): Font;
}
