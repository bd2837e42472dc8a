import type { ReactNode, SVGProps } from 'react';
import { FluidSvg } from '#app/drawings/fluid-svg.tsx';
import { type Point, percent } from '#app/drawings/path.ts';

// A drawing fills its panel's width. X coordinates are thousandths of that width, Y coordinates are px; only
// lines scale. `dxPerDy` is how far a line moves right per px up.

/** The x at which lines end: beyond the right edge of any panel, which clips them. */
export const endX = 1300;

const wheat = 'var(--wheat)';
/** The one thing that is different is white. */
export const highlight = 'var(--drawing-highlight, var(--paper))';

const vectorEffect = 'non-scaling-stroke';

export const strokes = {
  /** The many thin lines behind the heavy one. */
  thin: { vectorEffect, stroke: wheat, strokeOpacity: '.42' },
  /** Short marks for recurring events, bolder than the thin lines. */
  ticks: { vectorEffect, stroke: wheat, strokeOpacity: '.6', strokeWidth: '2' },
  primary: { vectorEffect, stroke: wheat, strokeWidth: '4' },
  /** A fixed offset, because services.css animates the one these lines would inherit. */
  dashed: {
    vectorEffect,
    stroke: wheat,
    strokeWidth: '2',
    strokeDasharray: '6 5',
    strokeDashoffset: '0',
  },
  highlighted: { vectorEffect, stroke: highlight, strokeWidth: '4' },
};

/** Hairlines with their names above them, as in the release graph. */
export function Rows({ rows }: { rows: readonly { label: string; y: number }[] }) {
  return rows.map(({ label, y }) => (
    <g key={y}>
      {/* The half pixel keeps a hairline one pixel thin. */}
      <line stroke="var(--paper)" strokeOpacity=".2" x2="120%" y1={y + 0.5} y2={y + 0.5} />
      <Label y={y - 10} text={label} />
    </g>
  ));
}

/** Moves its content to the right of the row labels, which are `left` px wide. */
export function Plot({ left, children }: { left: number; children: ReactNode }) {
  return (
    <svg x={left} overflow="visible">
      {children}
    </svg>
  );
}

/** Scales its paths to the drawing's width. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <FluidSvg width={1000} height={276} overflow="visible">
      {children}
    </FluidSvg>
  );
}

type RingsProps = { at: readonly Point[] } & SVGProps<SVGCircleElement>;

export function Rings({ at, ...props }: RingsProps) {
  return at.map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      fill="var(--ink)"
      stroke={wheat}
      strokeWidth="3"
      cx={percent(x / 1000)}
      cy={y}
      r="5.5"
      {...props}
    />
  ));
}

type MarksProps = { at: readonly Point[] } & SVGProps<SVGPathElement>;

/** The same path at each point, not scaled. */
export function Marks({ at, ...props }: MarksProps) {
  return at.map(([x, y]) => (
    <svg key={`${x} ${y}`} x={percent(x / 1000)} y={y} overflow="visible">
      <path {...props} />
    </svg>
  ));
}

type LabelProps = { x?: number; text: string } & SVGProps<SVGTextElement>;

/** Its outline in the background's colour clears a way through thin lines. `dx` is in px. */
export function Label({ x = 0, text, ...props }: LabelProps) {
  return (
    <text
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="8"
      paintOrder="stroke"
      fontSize="15.5"
      fontWeight="500"
      textAnchor="start"
      x={percent(x / 1000)}
      {...props}
    >
      {text}
    </text>
  );
}
