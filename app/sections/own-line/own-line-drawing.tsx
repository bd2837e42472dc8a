import { percent } from '#app/drawings/path.ts';
import { Stretched } from '#app/drawings/stretched.tsx';
import { ownLine } from '#content/visitor-line.ts';
import { axisDays, axisHours, dayHours, type measureLine, pushRow } from './line.ts';

/** Past the window's edge, for a line that is too long. */
const beyond = 2 * axisHours;
/** The shortest wait (h) whose beginning the ring at its end leaves free. */
const ringSpacing = 2;

/** The line, in hours across and rows down. It stretches with the window; strokes and words do not. */
export function OwnLineDrawing({ line }: { line: ReturnType<typeof measureLine> }) {
  const { stops, work, waiting, total } = line;
  const legs = stops.map(({ arrives, y, leaves }) => `${arrives} ${y}H${leaves}`);
  const isLong = waiting > 2.5 * dayHours;

  return (
    <svg className="own-line-drawing" aria-hidden="true">
      <Stretched width={axisHours} height={pushRow}>
        <path strokeOpacity="0.2" d={days} />
        <path strokeOpacity="0.45" d={ticks} />
        {total > 0 && (
          <>
            <path strokeDasharray="2 4" strokeWidth="1.5" d={`M0 ${pushRow}L${work} 0`} />
            <path stroke="var(--pine)" strokeWidth="6" d={`M${total} 0H${beyond}`} />
            <path strokeWidth="6" d={`M${legs.join('L')}`} />
          </>
        )}
      </Stretched>
      <g className="own-line-axis">
        {Array.from({ length: axisDays }, (_, day) => (
          <text key={day} x={across((day + 0.5) * dayHours)} y="100%" dy="34">
            <tspan>{`${ownLine.day}\u00a0`}</tspan>
            {day + 1}
          </text>
        ))}
      </g>
      {stops.map(
        ({ y, wait, arrives }) =>
          wait >= ringSpacing && (
            <circle
              key={y}
              fill="var(--tint)"
              strokeWidth="3"
              cx={across(arrives)}
              cy={percent(y / pushRow)}
              r="6"
            />
          ),
      )}
      <circle
        fill={total > 0 ? 'var(--paper)' : 'var(--tint)'}
        strokeWidth={total > 0 ? 5 : 2}
        cx={across(total)}
        cy="0"
        r="11"
      />
      {work > 0 && isLong && (
        <text x={across(work)} dx="9" dy="22">
          {ownLine.withoutWaits(work)}
        </text>
      )}
    </svg>
  );
}

const across = (hour: number) => percent(hour / axisHours);

const days = Array.from(
  { length: axisDays + 1 },
  (_, day) => `M${day * dayHours} 0V${pushRow}`,
).join('');
/** One for each hour; each day's is twice as long. */
const ticks = Array.from(
  { length: axisHours + 1 },
  (_, hour) => `M${hour} ${pushRow}v${hour % dayHours ? 0.1 : 0.2}`,
).join('');
