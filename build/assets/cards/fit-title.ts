import { type Lettering, widthOf } from '#build/assets/svg/lettering.ts';

interface Room {
  width: number;
  height: number;
}

interface TitleStyle extends Omit<Lettering, 'size'> {
  /** From one base line to the next, in parts of the size. */
  leading: number;
  largest: number;
}

/** The largest letters in which the words fit into their room, and the lines they fall into. */
export function fitTitle(title: string, room: Room, { leading, largest, ...style }: TitleStyle) {
  const words = title.split(' ');
  const widths = new Map<string, number>();
  const widthAtOne = (line: string) => {
    const width = widths.get(line) ?? widthOf(line, { ...style, size: 1 });
    widths.set(line, width);
    return width;
  };

  // The widest line of whatever breaking is best is one of these.
  const possibleLines = words.flatMap((_, first) =>
    words.slice(first).map((_, index) => words.slice(first, first + index + 1).join(' ')),
  );
  const breakings = possibleLines.map((line) => {
    const lines = wrap(words, (candidate) => widthAtOne(candidate) <= widthAtOne(line));
    const widest = Math.max(...lines.map(widthAtOne));
    const size = Math.min(largest, room.width / widest, room.height / (lines.length * leading));
    return { lines, widest, size: Math.floor(size) };
  });
  return breakings.reduce((best, next) =>
    next.size > best.size || (next.size === best.size && next.widest < best.widest) ? next : best,
  );
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && !fits(longer)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
