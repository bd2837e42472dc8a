import type { ComponentProps, SVGProps } from 'react';
import { type Point, percent, round2 } from './path.ts';

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

interface RingsProps extends Pick<SVGProps<SVGPathElement>, 'stroke'> {
  /** `--ring` is a ring's diameter, `--ring-inner` the inner one, `--ring-fill` its colour. */
  name: string;
  at: readonly Point[];
}

/** Circles that do not scale: strokes of no length with round ends. */
export function Rings({ name, at, ...props }: RingsProps) {
  const d = at.map(([x, y]) => `M${round2(x)} ${round2(y)}h0`).join('');
  return (
    <>
      <Stroke strokeLinecap="round" strokeWidth={`var(--${name})`} d={d} {...props} />
      <Stroke
        strokeLinecap="round"
        strokeWidth={`var(--${name}-inner)`}
        stroke={`var(--${name}-fill, var(--background))`}
        d={d}
      />
    </>
  );
}

/** Does not scale. Its outline in the background's colour clears a way through the lines behind it. */
export function Label({ at: [x, y], ...props }: { at: Point } & SVGProps<SVGTextElement>) {
  return (
    <text
      fill="currentColor"
      stroke="var(--background)"
      strokeWidth="6"
      paintOrder="stroke"
      x={percent(x / 1000)}
      y={percent(y / 1000)}
      {...props}
    />
  );
}
