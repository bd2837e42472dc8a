import { ownLine } from '#content/visitor-line.ts';
import { chartStyle, HoursRow } from './hours-row.tsx';
import { axisHours, dayHours, measureLine, type OwnHours, pushRow } from './line.ts';
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
  const { stops, total } = line;

  return (
    <div
      className="own-line-chart"
      dir="ltr"
      style={chartStyle({ axis: axisHours, rows: pushRow })}
      data-empty={total === 0 || undefined}
    >
      <div className="own-line-stages">
        <OwnLineDrawing line={line} />
        {stops.slice(0, -1).map(({ stage, y, wait, arrives, leaves }, at) => (
          <HoursRow
            key={stage}
            name={stage}
            value={wait}
            row={y}
            arrives={arrives}
            clear={leaves + line.climb}
            hint={total === 0 && at === 0}
            onChange={(hours) => onChange({ waits: waits.with(at, hours), work })}
          />
        ))}
        <div
          className="own-line-row"
          style={chartStyle({ row: 0, arrives: total, leaves: total, clear: total })}
        >
          <div className="own-line-words">
            <span>{stops.at(-1)?.stage}</span>
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
        row={pushRow + handsOnBelow}
        arrives={0}
        clear={work}
        hint={false}
        onChange={(value) => onChange({ waits, work: value })}
      />
    </div>
  );
}
