import type { ReactNode } from 'react';
import { frames, type Layout, type Point, polyline } from './geometry.ts';

/** Wheat is the rule, white the one thing that is different. */
type Tone = 'rule' | 'exception';

export interface CompositionProps {
  layout: Layout;
  /** The id of the words that say what the drawing shows. */
  labelledBy: string;
}

interface DrawingProps extends CompositionProps {
  children: ReactNode;
}

export function Drawing({ layout, labelledBy, children }: DrawingProps) {
  const { width, height } = frames[layout];
  return (
    <svg
      className={`service-drawing-${layout}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-labelledby={labelledBy}
    >
      {children}
    </svg>
  );
}

export interface Row {
  label: string;
  y: number;
}

interface RowsProps {
  rows: readonly Row[];
  to: number;
  /** Names go below their hairlines where a line would run through them. */
  below?: boolean;
}

/** Hairlines with their names above them, as in the release graph. */
export function Rows({ rows, to, below = false }: RowsProps) {
  return (
    <>
      {/* The half pixel keeps a hairline one pixel thin. */}
      <path className="drawing-hairlines" d={rows.map(({ y }) => `M0 ${y + 0.5}H${to}`).join('')} />
      {rows.map(({ label, y }) => (
        <Label key={label} at={[0, below ? y + 24 : y - 10]}>
          {label}
        </Label>
      ))}
    </>
  );
}

/** The many fine lines behind the heavy one. */
export function Strings({ path }: { path: string }) {
  return <path className="drawing-strings" d={path} />;
}

interface LineProps {
  /** Points of one line, or finished path data for several. */
  through: readonly Point[] | string;
  tone?: Tone;
}

interface TrackProps extends LineProps {
  /** Several tracks became this one. */
  heavy?: boolean;
}

export function Track({ through, tone = 'rule', heavy = false }: TrackProps) {
  const weight = heavy ? 'drawing-track drawing-heavy' : 'drawing-track';
  return <path className={`${weight} drawing-${tone}`} d={pathOf(through)} />;
}

/** A line of middle weight, for what the heavy one is compared with. */
export function Trace({ through, tone = 'rule' }: LineProps) {
  return <path className={`drawing-trace drawing-${tone}`} d={pathOf(through)} />;
}

interface StationsProps {
  at: readonly Point[];
  tone?: Tone;
  /** Where a line begins, the ring is a little larger. */
  origin?: boolean;
}

export function Stations({ at, tone = 'rule', origin = false }: StationsProps) {
  return at.map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      className={`drawing-station drawing-${tone}`}
      cx={x}
      cy={y}
      r={origin ? 7 : 5.5}
    />
  ));
}

interface LabelProps {
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}

export function Label({ at: [x, y], anchor = 'start', children }: LabelProps) {
  return (
    <text
      className="drawing-label"
      x={x || undefined}
      y={y}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {children}
    </text>
  );
}

const pathOf = (through: LineProps['through']) =>
  typeof through === 'string' ? through : polyline(through);
