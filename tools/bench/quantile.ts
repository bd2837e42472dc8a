export function median(numbers: number[]): number {
  return quantile(Float64Array.from(numbers).toSorted(), 0.5);
}

export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
