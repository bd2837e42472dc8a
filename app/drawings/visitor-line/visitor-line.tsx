import './visitor-line.css';
import { lineThrough } from '#app/drawings/climb.ts';
import { percent, polyline } from '#app/drawings/path.ts';
import { Stretched } from '#app/drawings/stretched.tsx';
import { type MeasuredLine, pushRow } from './geometry.ts';

interface VisitorLineProps {
  line: MeasuredLine;
  /** How many hours its width shows. Whatever goes on beyond them runs off the edge. */
  axisHours: number;
}

/**
 * The visitor's line, the floor below it if nothing waited, and production from its arrival on. It fills the
 * box that it is given: hours across, a row for each stage up to Production at the top edge.
 */
export function VisitorLine({ line, axisHours }: VisitorLineProps) {
  const { stops, work, total } = line;
  const across = (hour: number) => percent(hour / axisHours);
  return (
    <svg className="visitor-line" aria-hidden="true">
      <Stretched width={axisHours} height={pushRow}>
        <path
          className="visitor-line-floor"
          d={polyline([
            [0, pushRow],
            [work, 0],
          ])}
        />
        <path className="visitor-line-served" d={`M${total} 0H${total + 2 * axisHours}`} />
        <path d={polyline(lineThrough(stops))} />
      </Stretched>
      {stops.map(({ stage, arrives, y, wait }) =>
        // A shorter wait would merge with the dot.
        y === pushRow || (y > 0 && wait >= axisHours / 40) ? (
          <circle
            key={stage}
            className={wait < axisHours / 13 ? 'visitor-line-near' : undefined}
            cx={across(arrives)}
            cy={percent(y / pushRow)}
            r="5.5"
          />
        ) : null,
      )}
      <circle className="visitor-line-floor-end" cx={across(work)} cy="0" r="6" />
      <circle className="visitor-line-arrival" cx={across(total)} cy="0" r="10" />
    </svg>
  );
}
