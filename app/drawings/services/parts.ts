import { type Point, polyline, rounded } from '#app/drawings/path.ts';
import { type Layout } from './geometry.ts';

/** Draws one service as SVG text. */
export type Composition = (layout: Layout) => string;

/** Wheat is the rule, white the exception. */
type Tone = 'rule' | 'exception';

/** Points of one line, or finished path data for several. */
type Line = readonly Point[] | string;

export interface Row {
  label: string;
  y: number;
}

/** Hairlines that end at `to`, with their names above them, as in the release graph. */
export function rows(rows: readonly Row[], to: number): string {
  // The half pixel keeps a hairline one pixel thin.
  const hairlines = rows.map(({ y }) => `M0 ${y + 0.5}H${to}`).join('');
  const names = rows.map(({ label: name, y }) => label([0, y - 10], name));
  return `<path fill="none" stroke="var(--paper)" stroke-opacity=".2" d="${hairlines}"/>${names.join('')}`;
}

/** The many fine lines behind the heavy one. */
export function strings(path: string): string {
  return `<path fill="none" stroke="var(--wheat)" stroke-opacity=".42" d="${path}"/>`;
}

/** Short marks for recurring events, bolder than the fine lines. */
export function ticks(path: string): string {
  return `<path stroke="var(--wheat)" stroke-opacity=".6" stroke-width="2" d="${path}"/>`;
}

interface TrackOptions {
  tone?: Tone;
  /** Several tracks became this one. */
  heavy?: boolean;
}

export function track(through: Line, { tone = 'rule', heavy = false }: TrackOptions = {}): string {
  return stroke(heavy ? 7 : 4, tone, pathOf(through));
}

/** A medium line, to compare with the heavy one. */
export function trace(through: Line): string {
  return stroke(2, 'rule', pathOf(through));
}

interface StationsOptions {
  tone?: Tone;
  /** Where a line begins, the ring is a little larger. */
  origin?: boolean;
}

export function stations(
  at: readonly Point[],
  { tone = 'rule', origin = false }: StationsOptions = {},
): string {
  const rings = at.map(
    ([x, y]) =>
      `<circle fill="var(--ink)" stroke="${colours[tone]}" stroke-width="3" cx="${rounded(x)}" cy="${rounded(y)}" r="${origin ? 7 : 5.5}"/>`,
  );
  return rings.join('');
}

/** A label may cross fine lines: its outline in the ground's colour clears a way through them. */
export function label([x, y]: Point, words: string, anchor = 'start'): string {
  return `<text fill="var(--paper)" stroke="var(--ink)" stroke-width="8" stroke-linejoin="round" paint-order="stroke" font-size="15.5" font-weight="500" text-anchor="${anchor}" x="${rounded(x)}" y="${rounded(y)}">${escape(words)}</text>`;
}

export const colours = {
  rule: 'var(--wheat)',
  exception: 'var(--drawing-exception, var(--paper))',
} as const satisfies Record<Tone, string>;

function stroke(width: number, tone: Tone, path: string): string {
  return `<path fill="none" stroke="${colours[tone]}" stroke-width="${width}" stroke-linejoin="round" d="${path}"/>`;
}

function pathOf(through: Line): string {
  return typeof through === 'string' ? through : polyline(through);
}

function escape(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
