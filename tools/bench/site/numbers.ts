export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Formats a range: `1.15 to 1.32`. */
export function span(numbers: readonly number[], digits: number): string {
  return `${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)}`;
}

/** Prints a Markdown table with words in the first column and numbers in the others. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  console.log(['', line(head), line(rule), ...rows.map(line), ''].join('\n'));
}
