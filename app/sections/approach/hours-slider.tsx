import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { maxHours } from '#app/browser/line-durations.ts';
import { visitorLine, workdayHours } from '#content/visitor-line.ts';

const pageKeyHours = { PageUp: workdayHours, PageDown: -workdayHours };

interface HoursSliderProps {
  name: string;
  value: number;
  axisHours: number;
  onChange: (hours: number) => void;
  onDragChange: (isDragging: boolean) => void;
}

/**
 * Sets a number of hours. A native range input serves the keyboard and assistive technology. Pointers drag the ring
 * instead, because a native range would jump to the finger, and its thumb could not go past the end of its track.
 */
export function HoursSlider({ name, value, axisHours, onChange, onDragChange }: HoursSliderProps) {
  const drag = useRef<{ x: number; value: number; hoursPerPx: number }>(undefined);
  const [showsStepper, setShowsStepper] = useState(false);

  const change = (hours: number) => {
    const next = Math.min(Math.max(Math.round(hours), 0), maxHours);
    if (next !== value) onChange(next);
  };
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    const { isPrimary, button, currentTarget, pointerId, clientX } = event;
    if (!isPrimary || button !== 0) return;
    // Keeps the browser from moving focus to whatever is under the pointer.
    event.preventDefault();
    currentTarget.setPointerCapture(pointerId);
    currentTarget.querySelector('input')?.focus();
    const width = currentTarget.closest('figure')?.clientWidth ?? Infinity;
    drag.current = { x: clientX, value, hoursPerPx: axisHours / width };
    onDragChange(true);
  };
  const continueDrag = ({ clientX }: PointerEvent) => {
    if (!drag.current) return;
    change(drag.current.value + (clientX - drag.current.x) * drag.current.hoursPerPx);
  };
  const endDrag = ({ type, pointerType }: PointerEvent) => {
    if (!drag.current) return;
    // Restores the hours if the touch turned into a scroll.
    if (type === 'pointercancel') change(drag.current.value);
    // A tap opens the − and + buttons. A drag has already set the hours.
    else setShowsStepper(pointerType !== 'mouse' && drag.current.value === value);
    drag.current = undefined;
    onDragChange(false);
  };
  const changeByPage = (event: KeyboardEvent) => {
    const hours = pageKeyHours[event.key as keyof typeof pageKeyHours];
    if (!hours) return;
    event.preventDefault();
    change(value + hours);
  };

  return (
    <>
      <span
        className="approach-ring"
        data-only="scripts"
        onPointerDown={startDrag}
        onPointerMove={continueDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      >
        <input
          className="approach-range"
          type="range"
          autoComplete="off"
          min={0}
          max={maxHours}
          value={value}
          aria-label={name}
          aria-valuetext={visitorLine.hoursInWords(value)}
          onChange={({ target }) => change(target.valueAsNumber)}
          onKeyDown={changeByPage}
          onBlur={() => setShowsStepper(false)}
        />
      </span>
      {showsStepper && (
        <span
          className="approach-stepper opaque-in-forced-colors"
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
        >
          {name} <b>{visitorLine.hours(value)}</b>
          <button type="button" tabIndex={-1} onClick={() => change(value - 1)}>
            {visitorLine.fewer}
          </button>
          <button type="button" tabIndex={-1} onClick={() => change(value + 1)}>
            {visitorLine.more}
          </button>
        </span>
      )}
    </>
  );
}
