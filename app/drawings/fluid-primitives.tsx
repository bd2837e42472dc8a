import type { ComponentProps, SVGProps } from 'react';
import { type Point, percent, round2 } from './path.ts';

interface FluidSvgProps extends ComponentProps<'svg'> {
  /** The content's size, in its own units. */
  width?: number;
  height?: number;
}

/** Scales its content to fill the drawing, ignoring the aspect ratio. Strokes with `vector-effect` keep their width. */
export function FluidSvg({ width = 1000, height = 1000, ...props }: FluidSvgProps) {
  return (
    <svg
      overflow="visible"
      {...props}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    />
  );
}

/** Draws a line in a `FluidSvg`, with the attributes that style sheets cannot set on the elements of an SVG file. */
export function Stroke(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" stroke="var(--stroke)" {...props} />;
}

interface RingsProps extends Pick<SVGProps<SVGPathElement>, 'stroke' | 'fill'> {
  at: readonly Point[];
  /** The outer diameter, as a CSS length. */
  size?: string;
  /** The border's width (px). */
  border?: number;
}

/** Draws circles that do not scale. A circle is two strokes of no length with round ends: its border and its inside. */
export function Rings({
  at,
  size = 'var(--ring)',
  border = 3,
  fill = 'var(--background)',
  stroke = 'var(--stroke)',
}: RingsProps) {
  const d = dots(at);
  // Overrides dashes that the circles would inherit, because dashes hide strokes of no length.
  const shared = { d, strokeLinecap: 'round', strokeDasharray: 'none' } as const;
  return (
    <>
      <Stroke {...shared} stroke={stroke} strokeWidth={size} />
      <Stroke {...shared} stroke={fill} strokeWidth={`calc(${size} - ${2 * border}px)`} />
    </>
  );
}

/** Returns path data for a stroke of no length at each point. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${round2(x)} ${round2(y)}h0`).join('');
}

/**
 * Draws a label, which does not scale. Its x is in thousandths of the drawing's width. Its outline, in the background's
 * colour, separates it from the lines behind.
 */
export function Label({ x = 0, ...props }: { x?: number } & SVGProps<SVGTextElement>) {
  return (
    <text
      fill="currentColor"
      stroke="var(--background)"
      strokeWidth="6"
      paintOrder="stroke"
      x={percent(x / 1000)}
      {...props}
    />
  );
}
