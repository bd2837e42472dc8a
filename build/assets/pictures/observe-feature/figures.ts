import { type Point, rule } from '#build/assets/svg/svg.ts';
import { text } from '#build/assets/svg/text.ts';
import { colours } from '#content/colours.ts';
import { figures } from './data.ts';

const label = { fill: colours.paper, weight: 500 };
const number = { size: 20, fill: colours.paper, weight: 650 };
const hairline = { 'stroke-opacity': 0.22 };

interface Figures {
  at: Point;
  width: number;
  /** Of the words; the numbers are larger. */
  textSize: number;
}

/** One under the other, beside the chart. */
export function figuresColumn({
  at: [x, top],
  width,
  textSize,
  rowHeight,
}: Figures & { rowHeight: number }): string {
  return figures
    .flatMap(({ label: words, value }, index) => {
      const y = top + index * rowHeight;
      return [
        rule([x, y + 0.5], [x + width, y + 0.5], colours.paper, hairline),
        text([x, y + 34], words, { ...label, size: textSize }),
        text([x + width, y + 35], value, { ...number, anchor: 'end' }),
      ];
    })
    .join('');
}

/** Side by side, over the chart. */
export function figuresRow({ at: [x, y], width, textSize }: Figures): string {
  const gap = 16;
  const column = (width - gap * (figures.length - 1)) / figures.length;
  return figures
    .flatMap(({ label: words, value }, index) => {
      const left = x + index * (column + gap);
      return [
        rule([left, y + 0.5], [left + column, y + 0.5], colours.paper, hairline),
        text([left, y + 25], words, { ...label, size: textSize }),
        text([left, y + 51], value, number),
      ];
    })
    .join('');
}
