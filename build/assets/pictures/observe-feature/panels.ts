import { type Point, rect, rule } from '#build/assets/svg/svg.ts';
import { text } from '#build/assets/svg/text.ts';
import { colours } from '#content/colours.ts';
import { incident, inventory, posture } from './data.ts';

const heading = { size: 19, fill: colours.ink, weight: 650 } as const;

interface Panel {
  at: Point;
  width: number;
  rowHeight: number;
  /** Of all letters but the heading's. */
  textSize: number;
}

export function inventoryPanel({ at: [x, y], width, rowHeight, textSize }: Panel): string {
  const { body, quiet } = letters(textSize);
  const columns = [0.58, 0.8, 1].map((share) => x + width * share);
  return [
    text([x, y], inventory.title, heading),
    ...inventory.environments.map((name, index) =>
      text([columns[index] ?? 0, y], name, { ...quiet, anchor: 'end' }),
    ),
    ...inventory.kinds.flatMap(({ name, counts }, row) => {
      const base = y + 14 + (row + 1) * rowHeight;
      return [
        rule([x, base - rowHeight + 0.5], [x + width, base - rowHeight + 0.5], colours.line),
        text([x, base - 9], name, body),
        ...counts.map((count, index) =>
          text([columns[index] ?? 0, base - 9], String(count), { ...body, anchor: 'end' }),
        ),
      ];
    }),
  ].join('');
}

interface PosturePanel extends Panel {
  /** Where there is no inventory, its total stands beside the heading. */
  withAssets?: boolean;
}

export function posturePanel(panel: PosturePanel): string {
  const { width, rowHeight, textSize, withAssets } = panel;
  const [x, y] = panel.at;
  const { body, quiet } = letters(textSize);
  const noteY = y + 14 + posture.frameworks.length * rowHeight;
  const bar = { from: x + 92, to: x + width - 68, height: 10 };
  return [
    text([x, y], posture.title, heading),
    ...(withAssets ? [text([x + width, y], assets, { ...quiet, anchor: 'end' })] : []),
    ...posture.frameworks.flatMap(({ name, passing, of }, row) => {
      const base = y + 14 + (row + 1) * rowHeight;
      const middle = base - rowHeight / 2;
      const share = (passing / of) * (bar.to - bar.from);
      return [
        rule([x, base - rowHeight + 0.5], [x + width, base - rowHeight + 0.5], colours.line),
        text([x, middle + 5.5], name, body),
        rect(bar.from, middle - bar.height / 2, bar.to - bar.from, bar.height, colours.wheat),
        rect(bar.from, middle - bar.height / 2, share, bar.height, colours.pine),
        text([x + width, middle + 5.5], `${passing}/${of}`, { ...body, anchor: 'end' }),
      ];
    }),
    rule([x, noteY + 0.5], [x + width, noteY + 0.5], colours.line),
    text([x, noteY + 21], posture.note, quiet),
  ].join('');
}

/** On a phone the frameworks stand side by side, each under its own bar. */
export function postureStrip({ at: [x, y], width, textSize }: Omit<Panel, 'rowHeight'>): string {
  const { body, quiet } = letters(textSize);
  const gap = 12;
  const count = posture.frameworks.length;
  const column = (width - gap * (count - 1)) / count;
  return [
    text([x, y], posture.title, heading),
    text([x + width, y], assets, { ...quiet, anchor: 'end' }),
    ...posture.frameworks.flatMap(({ short, passing, of }, index) => {
      const left = x + index * (column + gap);
      return [
        rect(left, y + 14, column, 8, colours.wheat),
        rect(left, y + 14, (passing / of) * column, 8, colours.pine),
        text([left, y + 42], short, body),
        text([left, y + 62], `${passing}/${of}`, quiet),
      ];
    }),
  ].join('');
}

interface IncidentPanel extends Panel {
  /** Letters on a line, and whether there is room for the note below. */
  lineLength: number;
  /** How much of what happened there is room for. */
  rows?: number;
}

/** Each sentence takes a row of its own, beside the time it tells of. */
export function incidentPanel(panel: IncidentPanel): string {
  const { width, rowHeight, textSize, lineLength, rows } = panel;
  const [x, y] = panel.at;
  const { body, quiet } = letters(textSize);
  const lineHeight = 22;
  const gutter = 58;
  const top = (row: number) => y + 14 + row * rowHeight;
  const line = (at: number) => rule([x, at + 0.5], [x + width, at + 0.5], colours.line);
  return [
    text([x, y], incident.title, heading),
    text([x + width, y], incident.lasted, { ...quiet, anchor: 'end' }),
    ...incident.sentences.slice(0, rows).flatMap(({ time, text: sentence }, row) => {
      const lines = wrap(sentence, lineLength);
      const first = top(row) + (rowHeight - (lines.length - 1) * lineHeight) / 2 + 5.5;
      return [
        line(top(row)),
        text([x, first], time, { ...body, weight: 700 }),
        ...lines.map((words, index) => text([x + gutter, first + index * lineHeight], words, body)),
      ];
    }),
  ].join('');
}

const assets = `${inventory.title} ${inventory.kinds
  .flatMap(({ counts }) => counts)
  .reduce<number>((a, b) => a + b, 0)}`;

function letters(size: number) {
  const body = { size, fill: colours.ink, weight: 500 };
  return { body, quiet: { ...body, fill: colours.muted } };
}

/** SVG does not wrap: words go on a line while the line stays under so many letters. */
function wrap(sentence: string, length: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of sentence.split(' ')) {
    if (line && line.length + word.length >= length) {
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}
