/** No line of ours comes near it. Without an end, one would fill the memory. */
const longestLine = 1_000_000;

/**
 * Splits at line feeds only: Node's own also splits at U+2028, which may stand in a message.
 * Rejects where the bytes are not UTF-8. A mark at the beginning is left out.
 */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > longestLine) throw new Error('a line has no end');
  }
  rest += decoder.decode();
  if (rest) yield rest;
}
