import type { ReactNode } from 'react';
import { type Point, polyline, rounded } from '#app/drawings/path.ts';

/**
 * Which of a drawing's layouts: services-drawings.css shows one by the width of the panel. All are drawn at 1:1,
 * so that labels keep their size.
 */
export type PanelSize = 'narrow' | 'middle' | 'wide';

/** Each service's file exports one, named `Drawing`. */
export type ServiceDrawing = (props: { size: PanelSize }) => ReactNode;

export const drawingHeight = 276;
/** Tracks run on past the right edge of any panel, which cuts them off. */
export const reach = 1200;

export interface Row {
  label: string;
  y: number;
}

/** Hairlines with their names above them, as in the release graph. */
export function RowLines({ rows }: { rows: readonly Row[] }) {
  return (
    <>
      <path
        stroke="var(--paper)"
        strokeOpacity=".2"
        // The half pixel keeps a hairline one pixel thin.
        d={rows.map(({ y }) => `M0 ${y + 0.5}H${reach}`).join('')}
      />
      {rows.map(({ label, y }) => (
        <Label key={y} at={[0, y - 10]}>
          {label}
        </Label>
      ))}
    </>
  );
}

/** The many thin lines behind the heavy one. */
export function ThinLines({ d }: { d: string }) {
  return <path stroke={wheat} strokeOpacity=".42" d={d} />;
}

/** Short marks for recurring events, bolder than the thin lines. */
export function Ticks({ d }: { d: string }) {
  return <path stroke={wheat} strokeOpacity=".6" strokeWidth="2" d={d} />;
}

interface LineProps {
  /** Points of one line, or finished path data for several. */
  through: readonly Point[] | string;
  width?: number;
  /** The one thing that is different. */
  highlighted?: boolean;
}

/** A heavy line, unless `width` says otherwise. */
export function Track({ through, width = 4, highlighted = false }: LineProps) {
  return (
    <path
      stroke={colour(highlighted)}
      strokeWidth={width}
      d={typeof through === 'string' ? through : polyline(through)}
    />
  );
}

interface StationsProps {
  at: readonly Point[];
  highlighted?: boolean;
  /** The ring where a line begins is a little larger. */
  origin?: boolean;
}

export function Stations({ at, highlighted = false, origin = false }: StationsProps) {
  return at.map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      fill="var(--ink)"
      stroke={colour(highlighted)}
      strokeWidth="3"
      cx={rounded(x)}
      cy={rounded(y)}
      r={origin ? 7 : 5.5}
    />
  ));
}

interface LabelProps {
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

/** Its outline, in the ground's colour, keeps thin lines clear of the words. */
export function Label({ at: [x, y], anchor = 'start', children }: LabelProps) {
  return (
    <text
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth="8"
      paintOrder="stroke"
      fontSize="15.5"
      fontWeight="500"
      textAnchor={anchor}
      x={rounded(x)}
      y={rounded(y)}
    >
      {children}
    </text>
  );
}

const wheat = 'var(--wheat)';

/** White is for the one thing that is different. */
export function colour(highlighted = false): string {
  return highlighted ? 'var(--drawing-highlight, var(--paper))' : wheat;
}
