import type { ReactNode } from 'react';
import { FluidSvg, Label } from '#app/drawings/fluid-primitives.tsx';

// A drawing fills its panel's width. X coordinates are thousandths of that width, Y coordinates are px; only
// lines scale. `dxPerDy` is how far a line moves right per px up.

/** The x at which lines end: beyond the right edge of any panel, which clips them. */
export const endX = 1300;

/** The colour of the one thing in a drawing that stands out: white. */
export const highlight = 'var(--drawing-highlight, var(--paper))';

export const strokes = {
  /** The many thin lines behind the heavy one. */
  thin: { strokeOpacity: '.42' },
  /** Short marks for recurring events, bolder than the thin lines. */
  ticks: { strokeOpacity: '.6', strokeWidth: '2' },
  primary: { strokeWidth: '4' },
  /** Has an offset of its own, because services.css animates the offset that these lines would otherwise inherit. */
  dashed: { strokeWidth: '2', strokeDasharray: '6 5', strokeDashoffset: '0' },
  highlighted: { stroke: highlight, strokeWidth: '4' },
};

/** Draws rows as in the release graph: hairlines with a label above each. */
export function Rows({ rows }: { rows: readonly { label: string; y: number }[] }) {
  return rows.map(({ label, y }) => (
    <g key={y}>
      {/* The half pixel keeps a hairline one pixel thin. */}
      <line stroke="var(--paper)" strokeOpacity=".2" x2="120%" y1={y + 0.5} y2={y + 0.5} />
      <Label y={y - 10}>{label}</Label>
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

/** Scales its lines to the drawing's width. */
export function Lines({ children }: { children: ReactNode }) {
  return <FluidSvg height={276}>{children}</FluidSvg>;
}
