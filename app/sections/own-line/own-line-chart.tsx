import { ownLine } from '#content/own-line.ts';
import { chartStyle, HoursRow } from './hours-row.tsx';
import {
  axisHours,
  dayHours,
  lastStage,
  measureLine,
  type OwnHours,
  waitingStages,
} from './line.ts';
import { OwnLineDrawing } from './own-line-drawing.tsx';

/** Rows from the push to the hands-on time, past the axis. */
const handsOnBelow = 2;

interface OwnLineChartProps {
  hours: OwnHours;
  onChange: (hours: OwnHours) => void;
}

/** The visitor's line on an axis of ten days. Each row but the last stage's is a slider, whose thumb is its ring. */
export function OwnLineChart({ hours, onChange }: OwnLineChartProps) {
  const { waits, work } = hours;
  const line = measureLine(hours);
  const { total } = line;

  return (
    <div
      className="own-line-chart"
      style={chartStyle({ axis: axisHours, rows: waitingStages.length })}
      data-empty={total === 0 || undefined}
    >
      <div className="own-line-stages">
        <OwnLineDrawing line={line} />
        {waitingStages.map((name, at) => {
          const { arrives = 0, leaves = 0 } = line.stops[at] ?? {};
          return (
            <HoursRow
              key={name}
              name={name}
              value={waits[at] ?? 0}
              row={waitingStages.length - at}
              arrives={arrives}
              clear={leaves + line.climb}
              hint={total === 0 && at === 0}
              onChange={(wait) => onChange({ waits: waits.with(at, wait), work })}
            />
          );
        })}
        <div
          className="own-line-row"
          style={chartStyle({ row: 0, arrives: total, leaves: total, clear: total })}
        >
          <div className="own-line-words">
            <span>{lastStage}</span>
            {total > 0 && (
              <span className="own-line-hours">
                {total > axisHours
                  ? ownLine.total(total, Math.ceil(total / dayHours))
                  : ownLine.hours(total)}
              </span>
            )}
          </div>
        </div>
      </div>
      <HoursRow
        name={ownLine.handsOn}
        value={work}
        row={waitingStages.length + handsOnBelow}
        arrives={0}
        clear={work}
        hint={false}
        onChange={(set) => onChange({ waits, work: set })}
      />
    </div>
  );
}
