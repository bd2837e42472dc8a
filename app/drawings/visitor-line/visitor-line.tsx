import './visitor-line.css';
import type { ReactNode } from 'react';
import { FluidSvg } from '#app/drawings/fluid-primitives.tsx';
import { percent, polyline } from '#app/drawings/path.ts';
import { linePoints } from '#app/drawings/stops.ts';
import { plotHeight, type Timeline } from './geometry.ts';

interface VisitorLineProps {
  line: Timeline;
  /** The hours that the container's width represents. Anything later overflows. */
  axisHours: number;
  /** What is drawn behind the line. */
  children?: ReactNode;
}

/**
 * Draws a line, a dotted line without the waits, and a continuation along Production after the arrival. Fills its
 * container: hours from left to right, one row per stage, Production at the top.
 */
export function VisitorLine({ line, axisHours, children }: VisitorLineProps) {
  const { stops, handsOn, total } = line;
  const xAt = (hours: number) => percent(hours / axisHours);
  return (
    <svg className="visitor-line" aria-hidden="true">
      {children}
      <FluidSvg width={axisHours} height={plotHeight}>
        <path
          stroke="var(--accent)"
          strokeWidth="3.5"
          strokeDasharray="0 7.4"
          strokeLinecap="round"
          d={polyline([
            [0, plotHeight],
            [handsOn, 0],
          ])}
        />
        <path className="visitor-line-production" d={`M${total} 0H${total + 2 * axisHours}`} />
        <path d={polyline(linePoints(stops))} />
      </FluidSvg>
      {stops.slice(0, -1).map(({ stage, arrives, y, wait }) => {
        const isShort = wait < axisHours / 20;
        // Omits a dot that would cover a short wait, except the first, which marks the start of the line.
        if (isShort && y < plotHeight) return null;
        return (
          <circle
            key={stage}
            className={isShort ? 'visitor-line-short-wait' : undefined}
            cx={xAt(arrives)}
            cy={percent(y / plotHeight)}
          />
        );
      })}
      <circle stroke="var(--accent)" cx={xAt(handsOn)} cy="0" />
      <circle className="visitor-line-arrival" cx={xAt(total)} cy="0" />
    </svg>
  );
}
