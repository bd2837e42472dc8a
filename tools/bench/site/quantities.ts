/** The middle one; of an even number the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const upper = sorted[Math.ceil((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** `1.15 to 1.32`, or one of them where they are written alike. */
export function span(numbers: readonly number[], write: (number: number) => string): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(write);
  return least === most ? String(least) : `${least} to ${most}`;
}

export function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

export function whole(number: number): string {
  return number.toFixed(0);
}
