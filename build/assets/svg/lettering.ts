import { fileURLToPath } from 'node:url';
import { type Font, type Glyph, openSync } from 'fontkit';

export interface Lettering {
  /** Pixels. */
  size: number;
  /** 400 to 700, and everything in between. */
  weight: number;
  /** What is added between two letters, in parts of the size. */
  tracking?: number;
}

/** The site's typeface. fontkit varies the weight only of fonts that are not compressed. */
const typeface = openSync(fileURLToPath(new URL('./radio-canada-big.ttf', import.meta.url)));

const weights = new Map<number, Font>();

/**
 * Words as the outlines of their letters, so that a picture looks the same whatever fonts there
 * are: path data in the font's units, y upwards, from the base line's beginning.
 */
export function outline(words: string, lettering: Lettering): string {
  const { glyphs, positions, gap } = layOut(words, lettering);
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const start = `M${round(pen + xOffset)} ${round(yOffset)}`;
      pen += xAdvance + gap;
      return start + shapeOf(glyph);
    })
    .join('');
}

/** How many pixels a line of words takes. */
export function widthOf(words: string, lettering: Lettering): number {
  const { positions, gap } = layOut(words, lettering);
  const advance = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advance + gap * Math.max(0, positions.length - 1)) * scaleOf(lettering);
}

/** How many pixels of white stand at the left of the first letter. */
export function bearingOf(words: string, lettering: Lettering): number {
  const [first] = layOut(words, lettering).glyphs;
  const places = first?.path.commands.flatMap(({ args }) => args) ?? [];
  const left = Math.min(...places.filter((_, axis) => axis % 2 === 0));
  return Number.isFinite(left) ? left * scaleOf(lettering) : 0;
}

/** How many pixels one of the font's units takes. */
export function scaleOf({ size }: Lettering): number {
  return size / typeface.unitsPerEm;
}

function layOut(words: string, { weight, tracking = 0 }: Lettering) {
  return { ...fontOf(weight).layout(words), gap: tracking * typeface.unitsPerEm };
}

function fontOf(weight: number): Font {
  const font = weights.get(weight) ?? typeface.getVariation({ wght: weight });
  weights.set(weight, font);
  return font;
}

const shapes = new WeakMap<Glyph, string>();

/** A letter's outline in steps from wherever it begins. */
function shapeOf(glyph: Glyph): string {
  const known = shapes.get(glyph);
  if (known !== undefined) return known;
  let at = [0, 0];
  let start = at;
  const shape = glyph.path.commands
    .map(({ command, args }) => {
      const from = at;
      if (command === 'closePath') at = start;
      else at = args.slice(-2);
      if (command === 'moveTo') start = at;
      return (
        steps[command] + args.map((place, axis) => round(place - (from[axis % 2] ?? 0))).join(' ')
      );
    })
    .join('');
  shapes.set(glyph, shape);
  return shape;
}

const steps = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

/** A hundredth of a unit cannot be seen, but a hundred of them could. */
const round = (value: number) => Math.round(value * 100) / 100;
