import type { StoredContact } from '#server/store/store.ts';
import { describeDelivery } from './format-contact.ts';
import { terminalLine } from './terminal-text.ts';
import { padToWidth, shorten, textWidth } from './text-width.ts';
import { shortTime } from './words.ts';

const headings = ['TIME (UTC)', 'ID', 'NAME', 'COMPANY', 'EMAIL', 'NOTIFIED'];
const gap = 2;
const shortIdLength = 8;
const widestName = 32;

/** Which columns give way on a narrow terminal, and how far. The address last, since it is copied. */
const shrinkable = [
  { columns: [2, 3], least: 12 },
  { columns: [4], least: 16 },
];

/** Columns are aligned over so many lines, so that any number of messages passes. */
const linesTogether = 1000;

/**
 * One line for each message, under headings, in columns as wide as their longest text, and
 * together no wider than `terminalWidth` as far as that goes. `noneFound` where there are none.
 */
export async function* formatTable(
  contacts: AsyncIterable<StoredContact>,
  noneFound: string,
  terminalWidth = Number.POSITIVE_INFINITY,
): AsyncIterable<string> {
  let widths = headings.map(textWidth);
  let rows = [headings];
  let count = 0;
  for await (const contact of contacts) {
    count++;
    if (rows.push(cellsOf(contact)) < linesTogether) continue;
    widths = widen(widths, rows);
    yield formatRows(rows, fit(widths, terminalWidth));
    rows = [];
  }
  yield count === 0 ? noneFound : formatRows(rows, fit(widen(widths, rows), terminalWidth));
}

function cellsOf(contact: StoredContact): string[] {
  return [
    shortTime(contact.createdAt),
    contact.id.slice(0, shortIdLength),
    shorten(terminalLine(contact.name), widestName),
    shorten(terminalLine(contact.company), widestName),
    terminalLine(contact.email),
    describeDelivery(contact),
  ];
}

function widen(widths: readonly number[], rows: readonly string[][]): number[] {
  return widths.map((width, index) =>
    rows.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), width),
  );
}

function fit(widths: readonly number[], terminalWidth: number): number[] {
  const fitted = [...widths];
  let excess = widths.reduce((sum, width) => sum + width + gap, -gap) - terminalWidth;
  for (const { columns, least } of shrinkable) {
    while (excess > 0) {
      const widest = columns.reduce((a, b) => ((fitted[b] ?? 0) > (fitted[a] ?? 0) ? b : a));
      const width = fitted[widest] ?? 0;
      if (width <= least) break;
      fitted[widest] = width - 1;
      excess--;
    }
  }
  return fitted;
}

function formatRows(rows: readonly string[][], widths: readonly number[]): string {
  return rows
    .map((row) => {
      const cells = row.map((cell, index) => {
        const width = widths[index] ?? 0;
        return padToWidth(shorten(cell, width), width);
      });
      return `${cells.join(' '.repeat(gap)).trimEnd()}\n`;
    })
    .join('');
}
