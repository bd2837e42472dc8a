import { type Lettering, outline, scaleOf, widthOf } from './lettering.ts';
import { el, type Point } from './svg.ts';

interface TextStyle extends Omit<Lettering, 'weight'> {
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** An outline in the ground's colour, where text stands on lines. */
  halo?: string;
}

export function text([x, y]: Point, words: string, style: TextStyle): string {
  const { fill, anchor, halo, ...letters } = style;
  const lettering = { weight: 450, ...letters };
  const scale = scaleOf(lettering);
  const before = anchor ? widthOf(words, lettering) * anchors[anchor] : 0;
  return el('path', {
    transform: `translate(${x - before} ${y}) scale(${scale} ${-scale})`,
    d: outline(words, lettering),
    fill,
    ...(halo && {
      stroke: halo,
      'stroke-width': 12 / scale,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    }),
  });
}

/** How much of a text stands before its point. */
const anchors = { start: 0, middle: 0.5, end: 1 } as const;
