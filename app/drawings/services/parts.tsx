import type { ReactNode, SVGProps } from 'react';
import { type Point, rounded } from '#app/drawings/path.ts';

/**
 * Which of a drawing's layouts: services-drawings.css shows one by the width of the panel. All are drawn at 1:1,
 * so that labels keep their size.
 */
export type PanelSize = 'narrow' | 'middle' | 'wide';

/** Each service's file exports one, named `Drawing`. */
export type ServiceDrawing = (props: { size: PanelSize }) => ReactNode;

/** Tracks run on past the right edge of any panel, which cuts them off. */
export const reach = 1200;

const wheat = 'var(--wheat)';
/** The one thing that is different is white. */
export const highlight = 'var(--drawing-highlight, var(--paper))';

export const strokes = {
  /** The many thin lines behind the heavy one. */
  thin: { stroke: wheat, strokeOpacity: '.42' },
  /** Short marks for recurring events, bolder than the thin lines. */
  ticks: { stroke: wheat, strokeOpacity: '.6', strokeWidth: '2' },
  track: { stroke: wheat, strokeWidth: '4' },
  /** Fixed: services.css animates the inherited offset. */
  dashed: { stroke: wheat, strokeWidth: '2', strokeDasharray: '6 5', strokeDashoffset: '0' },
  highlighted: { stroke: highlight, strokeWidth: '4' },
};

/** Hairlines with their names above them, as in the release graph. */
export function RowLines({ rows }: { rows: readonly { label: string; y: number }[] }) {
  return (
    <>
      <path
        stroke="var(--paper)"
        strokeOpacity=".2"
        // The half pixel keeps a hairline one pixel thin.
        d={rows.map(({ y }) => `M0 ${y + 0.5}H${reach}`).join('')}
      />
      {rows.map(({ label, y }) => (
        <Label key={y} at={[0, y - 10]} text={label} />
      ))}
    </>
  );
}

type StationsProps = { at: readonly Point[] } & SVGProps<SVGCircleElement>;

export function Stations({ at, ...props }: StationsProps) {
  return at.map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      fill="var(--ink)"
      stroke={wheat}
      strokeWidth="3"
      cx={rounded(x)}
      cy={rounded(y)}
      r="5.5"
      {...props}
    />
  ));
}

type LabelProps = { at: Point; text: string } & SVGProps<SVGTextElement>;

/** A label may cross thin lines: its outline in the ground's colour clears a way through them. */
export function Label({ at: [x, y], text, ...props }: LabelProps) {
  return (
    <text
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="8"
      paintOrder="stroke"
      fontSize="15.5"
      fontWeight="500"
      textAnchor="start"
      x={rounded(x)}
      y={rounded(y)}
      {...props}
    >
      {text}
    </text>
  );
}
