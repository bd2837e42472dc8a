import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { maxHours } from '#app/browser/visitor-line.ts';
import { visitorLine } from '#content/visitor-line.ts';

/** What Page Up and Page Down add: a day. */
const pageHours = { PageUp: 8, PageDown: -8 } as const;

interface HoursRingProps {
  name: string;
  value: number;
  axisHours: number;
  onChange: (hours: number) => void;
  onHold: (isHeld: boolean) => void;
  /** The touch has become a scroll. */
  onCancel: () => void;
}

/**
 * A native range for keys and assistive technology. The ring handles pointers: a native range would jump
 * to the finger and lose a thumb past its end.
 */
export function HoursRing({ name, value, axisHours, onChange, onHold, onCancel }: HoursRingProps) {
  const input = useRef<HTMLInputElement>(null);
  const grip = useRef<{ x: number; value: number; hour: number }>(undefined);
  const [isTouched, setIsTouched] = useState(false);

  const change = (hours: number) => {
    const next = Math.min(Math.max(Math.round(hours), 0), maxHours);
    if (next !== value) onChange(next);
  };
  const hold = (event: PointerEvent<HTMLElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    // Otherwise the focus would go where the pointer is.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    input.current?.focus();
    setIsTouched(event.pointerType !== 'mouse');
    const width = event.currentTarget.closest('figure')?.clientWidth ?? 0;
    grip.current = { x: event.clientX, value, hour: width / axisHours };
    onHold(true);
  };
  const drag = ({ isPrimary, clientX }: PointerEvent) => {
    if (!isPrimary || !grip.current) return;
    change(grip.current.value + (clientX - grip.current.x) / grip.current.hour);
  };
  const release = ({ isPrimary }: PointerEvent) => {
    if (!isPrimary) return;
    // A ring that was tapped offers its buttons; one that was dragged has its hours.
    if (grip.current?.value !== value) setIsTouched(false);
    grip.current = undefined;
    onHold(false);
  };
  const cancel = (event: PointerEvent) => {
    if (event.isPrimary && grip.current) onCancel();
    release(event);
  };
  const page = (event: KeyboardEvent) => {
    const hours = pageHours[event.key as keyof typeof pageHours];
    if (!hours) return;
    event.preventDefault();
    change(value + hours);
  };

  return (
    <>
      <span
        className="approach-ring"
        data-only="scripts"
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={cancel}
      >
        <input
          ref={input}
          className="approach-range"
          type="range"
          autoComplete="off"
          min={0}
          max={maxHours}
          value={value}
          aria-label={name}
          aria-valuetext={visitorLine.hoursInWords(value)}
          onChange={({ target }) => change(target.valueAsNumber)}
          onKeyDown={page}
          onBlur={() => setIsTouched(false)}
        />
      </span>
      {isTouched && (
        <span
          className="approach-stepper"
          aria-hidden="true"
          onMouseDown={(event) => event.preventDefault()}
        >
          {name} <b>{visitorLine.onlyHours(value)}</b>
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
