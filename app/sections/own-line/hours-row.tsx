import { type ReactNode, useRef } from 'react';
import { ownLine } from '#content/own-line.ts';
import { axisHours } from './line.ts';

interface HoursRowProps {
  name: string;
  value: number;
  /** When the line comes to this row, and when it is clear of the words beside its ring. */
  arrives: number;
  clear: number;
  onChange: (hours: number) => void;
  /** What is drawn of these hours, unless the line itself shows them. */
  children?: ReactNode;
}

/** A native range that begins where the line arrives, so that its thumb is where the line leaves. */
export function HoursRow({ name, value, arrives, clear, onChange, children }: HoursRowProps) {
  const before = useRef(value);

  return (
    <label className="own-line-row" ref={placedAt({ arrives, leaves: arrives + value, clear })}>
      {children}
      <span className="own-line-words" data-side={sideOf(clear)}>
        <span className="own-line-name">{name}</span>
        {value > 0 && (
          <span className="own-line-hours" aria-hidden="true">
            {ownLine.hours(value)}
          </span>
        )}
        <svg className="own-line-drag" width="32" height="12" aria-hidden="true">
          <path d="M0 6h31m-5-5 5 5-5 5" />
        </svg>
      </span>
      {/* Page Up and Page Down go by a tenth of the range in every browser: a day. */}
      <input
        type="range"
        min={0}
        max={axisHours}
        value={value}
        aria-valuetext={ownLine.sliderText(value)}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        onPointerDown={() => {
          before.current = value;
        }}
        // Chromium sets the value as a finger comes down, though a swipe upwards then scrolls the page.
        onPointerCancel={() => onChange(before.current)}
      />
    </label>
  );
}

/** On a phone the words stand behind the line where that leaves them room, else at the row's start. */
export const sideOf = (clear: number) => (clear < 0.45 * axisHours ? 'behind' : 'start');

/** Hands hours to the style sheet by script: the content policy refuses style attributes. */
export function placedAt(hours: { arrives: number; leaves: number; clear: number }) {
  return (row: HTMLElement | null) => {
    for (const [name, hour] of Object.entries(hours))
      row?.style.setProperty(`--${name}`, String(hour));
  };
}
