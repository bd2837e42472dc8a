import { widthOf } from '#build/assets/svg/lettering.ts';
import { type Picture, rect, type Size, svg } from '#build/assets/svg/svg.ts';
import { text } from '#build/assets/svg/text.ts';
import { colours } from '#content/colours.ts';
import { service } from './data.ts';

interface Frame {
  size: Size;
  margin: number;
  /** Where ink, for what happens, ends and paper, for what is kept, begins. */
  fold: number;
  head: { y: number; size: number; place?: boolean; zone?: boolean };
  textSize: number;
  /** Everything below the head. */
  draw: () => string[];
}

/** What all compositions have in common: both grounds, and a line that says what is looked at. */
export function framed({ size, margin, fold, head, textSize, draw }: Frame): Picture {
  const { width, height } = size;
  const small = { size: textSize, fill: colours.mutedOnInk, weight: 450 } as const;
  const name = { size: head.size, fill: colours.paper, weight: 650 };
  const note = head.zone ? `${service.note}, ${service.zone}` : service.note;
  return {
    size,
    draw: () =>
      svg(
        size,
        rect(0, 0, width, height, colours.paper),
        rect(0, 0, width, fold, colours.ink),
        text([margin, head.y], service.name, name),
        ...(head.place
          ? [text([margin + widthOf(service.name, name) + 13, head.y], service.place, small)]
          : []),
        text([width - margin, head.y], note, { ...small, anchor: 'end' }),
        ...draw(),
      ),
  };
}
