export interface JsonRow {
  /** The line on which it begins. */
  line: number;
  text: string;
}

/** No message comes near it. Without an end, a text in quotes would fill the memory. */
const longestRow = 1_000_000;

const opening = /\s*\[/y;
const quoted = /"[^"\\]*(?:\\[^][^"\\]*)*"/.source;
/** A row and what follows it, or the end of the array. What is inside is left to `JSON.parse`. */
const rowOrEnd = new RegExp(
  `\\s*(?:(?<row>\\{[^"{}]*(?:${quoted}[^"{}]*)*\\})\\s*(?:,|(?<end>\\]))|(?<nothing>\\]))`,
  'y',
);

/**
 * Takes one JSON array of flat objects apart while it is being read, whatever its white space,
 * so that any number of them passes. Rejects with the line of what is no such row.
 */
export async function* readJsonRows(chunks: AsyncIterable<string>): AsyncIterable<JsonRow> {
  let state: 'before' | 'inside' | 'after' = 'before';
  let rest = '';
  let line = 1;

  function take(pattern: RegExp, from: number): RegExpExecArray | null {
    pattern.lastIndex = from;
    return pattern.exec(rest);
  }

  for await (const chunk of chunks) {
    rest += chunk;
    let from = 0;
    if (state === 'before' && take(opening, 0)) {
      state = 'inside';
      from = opening.lastIndex;
      line += countLines(rest.slice(0, from));
    }
    while (state === 'inside') {
      const found = take(rowOrEnd, from);
      if (!found) break;
      const { row, end, nothing } = found.groups ?? {};
      if (row !== undefined) {
        yield { line: line + countLines(found[0].slice(0, found[0].indexOf('{'))), text: row };
      }
      line += countLines(found[0]);
      from = rowOrEnd.lastIndex;
      if (end ?? nothing) state = 'after';
    }
    rest = rest.slice(from);
    if (rest.length > longestRow) break;
  }

  if (state === 'after' && rest.trim() === '') return;
  line += countLines(rest.slice(0, rest.length - rest.trimStart().length));
  const problems = {
    before: 'a JSON array, as export --json writes it, should begin here',
    inside: 'this is not a whole row, as export --json writes it',
    after: 'nothing may follow after the array',
  };
  throw new Error(`line ${line}: ${problems[state]}`);
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
