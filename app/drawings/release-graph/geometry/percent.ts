/** A part of a whole for CSS. Two decimals are a tenth of a pixel on the widest screen. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}
