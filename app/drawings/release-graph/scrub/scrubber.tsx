import './scrub.css';
import { useEffect, useRef } from 'react';
import { sliderWords, stages } from '#content/pipeline.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { scrubOver } from './scrub-over.ts';

/**
 * Lets the visitor drag "now" over the hero's release graph: with the mouse anywhere, with a finger or the
 * keyboard by the handle on its axis.
 *
 * @param moving whether the drawing's animation runs
 */
export function Scrubber({ moving }: { moving: boolean }) {
  const handle = useRef<HTMLInputElement>(null);
  const follow = useRef<() => void>(undefined);

  useEffect(() => {
    const scrub = handle.current && scrubOver(handle.current);
    follow.current = scrub?.follow;
    return scrub?.disconnect;
  }, []);

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
