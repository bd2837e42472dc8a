/** A part of a whole for CSS. Three decimals are a hundredth of a pixel on the widest screen. */
export function percent(part: number): string {
  return `${Number((part * 100).toFixed(3))}%`;
}
