/** A table in Markdown: the first column words, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)];
}
