/** No line of ours comes near it. Without an end, one would fill the memory. */
const longestLine = 1_000_000;

/** Splits at line feeds only: Node's own also splits at U+2028, which may stand in a message. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of chunks) {
    rest += chunk;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longestLine) throw new Error('a line has no end');
  }
  if (rest) yield rest;
}
