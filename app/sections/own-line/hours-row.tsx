import '#app/ui/range.css';
import { type CSSProperties, useRef } from 'react';
import { ownLine } from '#content/visitor-line.ts';
import { axisHours } from './line.ts';

interface HoursRowProps {
  name: string;
  value: number;
  /** How many rows below Production. */
  row: number;
  /** The hour when the line reaches this row, and the hour when it is clear of the row's words. */
  arrives: number;
  clear: number;
  /** Shows which way its ring goes. */
  hint: boolean;
  onChange: (hours: number) => void;
}

/** A native range that starts where the line arrives, so that its thumb is where the line leaves. */
export function HoursRow(props: HoursRowProps) {
  const { name, value, row, arrives, clear, hint, onChange } = props;
  const before = useRef(value);

  return (
    <label
      className="own-line-row"
      style={chartStyle({ row, arrives, leaves: arrives + value, clear })}
    >
      <span className="own-line-words">
        <span>{name}</span>
        {value > 0 && (
          <span className="own-line-hours" aria-hidden="true">
            {ownLine.hours(value)}
          </span>
        )}
        {hint && (
          <svg className="own-line-drag" width="32" height="12" aria-hidden="true">
            <path d="M0 6h31m-5-5 5 5-5 5" />
          </svg>
        )}
      </span>
      {/* Page Up and Page Down move by a tenth of the range: a day. */}
      <input
        type="range"
        data-only="screen"
        min={0}
        max={axisHours}
        value={value}
        aria-valuetext={ownLine.sliderText(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerDown={() => {
          before.current = value;
        }}
        // Chromium sets the value on touch, even if the touch becomes a scroll.
        onPointerCancel={() => onChange(before.current)}
      />
    </label>
  );
}

/** Passes numbers of the chart to the style sheet. */
export function chartStyle(numbers: Record<string, number>) {
  const properties = Object.entries(numbers).map(([name, value]) => [`--${name}`, value]);
  return Object.fromEntries(properties) as CSSProperties;
}
