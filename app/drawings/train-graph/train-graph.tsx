import './train-graph.css';

interface Place {
  x: number;
  y: number;
}

/** All places in per cent: the drawing is as wide as its column, its words as large as others. */
export interface TrainGraphProps {
  rows: readonly { name: string; y: number }[];
  hours: readonly number[];
  labels: readonly { name: string; x: number }[];
  lines: readonly (readonly Place[])[];
  /** Where two lines meet. */
  meeting?: Place;
}

/** Stations up the side, time from left to right, a line for whatever is under way. */
export function TrainGraph({ rows, hours, labels, lines, meeting }: TrainGraphProps) {
  const grid = rows.map(({ y }) => `M0 ${round(y)}H100`).join('');
  const ticks = hours.map((x) => `M${round(x)} 4V88`).join('');

  return (
    <div className="train-graph" aria-hidden="true">
      <svg className="train-stations">
        {rows.map(({ name, y }) => (
          <text key={name} y={`${round(y)}%`} dy="0.35em">
            {name}
          </text>
        ))}
      </svg>
      <svg className="train-lines">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="train-grid" d={grid + ticks} />
          {lines.map((line) => (
            <path key={path(line)} className="train-line" d={path(line)} />
          ))}
        </svg>
        {lines.map((line) =>
          line
            .filter((_, index) => index === 0 || index === line.length - 1)
            .map(({ x, y }) => (
              <circle
                key={x}
                className="train-stop"
                cx={`${round(x)}%`}
                cy={`${round(y)}%`}
                r="6"
              />
            )),
        )}
        {meeting && (
          <circle
            className="train-meeting"
            cx={`${round(meeting.x)}%`}
            cy={`${round(meeting.y)}%`}
            r="10"
          />
        )}
        {labels.map(({ name, x }) => (
          <text key={name} x={`${round(x)}%`} y="98%">
            {name}
          </text>
        ))}
      </svg>
    </div>
  );
}

function path(line: readonly Place[]): string {
  return line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
