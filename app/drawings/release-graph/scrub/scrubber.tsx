import './scrub.css';
import { useEffect, useRef } from 'react';
import { sliderWords, stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import type { scrubOver } from './scrub-over.ts';

interface ScrubberProps {
  /** Connects the handle to the drawing, once its code has loaded. */
  connect: typeof scrubOver | undefined;
  /** Whether the drawing's animation runs. */
  moving: boolean;
}

/**
 * Lets the visitor drag "now" over the hero's release graph: with the mouse anywhere, with a finger or the
 * keyboard by the handle on its axis.
 */
export function Scrubber({ connect, moving }: ScrubberProps) {
  const handle = useRef<HTMLInputElement>(null);
  const follow = useRef<() => void>(undefined);

  useEffect(() => {
    const scrub = handle.current && connect?.(handle.current);
    follow.current = scrub?.follow;
    return scrub?.disconnect;
  }, [connect]);

  useEffect(() => {
    if (moving) follow.current?.();
  }, [moving]);

  return (
    <span
      className="graph-scrub"
      data-only="scripts"
      // A finger on the handle does not swipe the slide away.
      onTouchStart={(event) => event.stopPropagation()}
    >
      <input
        ref={handle}
        className="graph-now"
        type="range"
        autoComplete="off"
        step="any"
        defaultValue={100}
        aria-label={sliderWords.label}
        aria-valuetext={stages.production.name}
      />
      <span className="graph-drag" aria-hidden="true">
        {visitorLine.hint.drag}
      </span>
    </span>
  );
}
