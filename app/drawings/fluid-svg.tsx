import type { ComponentProps, SVGProps } from 'react';
import { type Point, percent, polyline, round2 } from './path.ts';

interface FluidSvgProps extends ComponentProps<'svg'> {
  /** The content's size, in its own units. */
  width?: number;
  height?: number;
}

/** Scales its content to fill the drawing, ignoring the aspect ratio. The width of strokes stays (`vector-effect`). */
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

/** A line in a `FluidSvg` of an SVG file, which no style sheet reaches. */
export function Stroke(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" stroke="var(--stroke)" {...props} />;
}

interface RingsProps extends Pick<SVGProps<SVGPathElement>, 'stroke' | 'fill'> {
  at: readonly Point[];
  /** The outer diameter, as a CSS length. */
  size?: string;
  /** Px. */
  border?: number;
}

/** Circles that do not scale: strokes of no length with round ends, the inside over the border. */
export function Rings({
  at,
  size = 'var(--ring)',
  border = 3,
  fill = 'var(--background)',
  stroke = 'var(--stroke)',
}: RingsProps) {
  const d = dots(at);
  // Dashes, which it may inherit, would hide strokes of no length.
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

/** Releases beside the current one. Phones hide every second one, because they would be too dense there. */
export function OtherReleases({ lines }: { lines: readonly Point[][] }) {
  const half = (rest: number) =>
    lines
      .filter((_, index) => index % 2 === rest)
      .map(polyline)
      .join('');
  return (
    <g strokeOpacity="0.5">
      <Stroke d={half(0)} />
      <Stroke d={half(1)} display="var(--dense)" />
    </g>
  );
}

/**
 * Does not scale; its x is in thousandths of the drawing's width. An outline in the background's colour clears a way
 * through the lines behind it.
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
