import { type Point, rounded } from '#app/drawings/services/geometry.ts';

/** Pixels; the width is whatever the list below it takes, and x is per cent of it. */
const solutionHeight = 120;
export const ground = 112;

/** Where colours are forced there is a rule for lines; elsewhere, what is live is pine. */
const colours = { ink: 'currentColor', live: 'var(--drawing-rule,var(--pine))' } as const;
type Tone = keyof typeof colours;

/** Lines that stretch with the width, while their strokes do not. */
export function stretched(...lines: readonly string[]): string {
  return `<svg viewBox="0 0 100 ${solutionHeight}" preserveAspectRatio="none" width="100%" height="${solutionHeight}" overflow="visible" fill="none" stroke-linejoin="round">${lines.join('')}</svg>`;
}

interface Stroke {
  tone?: Tone;
  width?: number;
  opacity?: number;
}

export function line(path: string, { tone = 'ink', width = 1, opacity = 1 }: Stroke = {}): string {
  return `<path vector-effect="non-scaling-stroke" stroke="${colours[tone]}" stroke-width="${width}" stroke-opacity="${opacity}" d="${path}"/>`;
}

/** Level lines from edge to edge. */
export function hairlines(heights: readonly number[]): string {
  return line(heights.map((y) => `M0 ${y + 0.5}H100`).join(''), { opacity: 0.26 });
}

export function band(top: number, bottom: number): string {
  return `<path fill="${colours.live}" fill-opacity=".1" d="M0 ${top}H100V${bottom}H0z"/>`;
}

/** These keep their shape: they stand beside the stretched lines, not among them. */
export function stations(at: readonly Point[], tone: Tone = 'ink'): string {
  const rings = at.map(
    ([x, y]) =>
      `<circle fill="Canvas" stroke="${colours[tone]}" stroke-width="3.5" cx="${rounded(x)}%" cy="${rounded(y)}" r="6"/>`,
  );
  return rings.join('');
}
