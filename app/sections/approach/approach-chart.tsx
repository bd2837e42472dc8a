import type { ComponentProps } from 'react';
import type { LineHours } from '#app/browser/visitor-line.ts';
import { lineThrough } from '#app/drawings/climb.ts';
import { percent, polyline, repeated, rounded } from '#app/drawings/path.ts';
import { Stretched } from '#app/drawings/stretched.tsx';
import { type Axis, type MeasuredLine, pushRow } from '#app/drawings/visitor-line/geometry.ts';
import { LineAxis } from '#app/drawings/visitor-line/line-axis.tsx';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { approach } from '#content/approach.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { HoursRing } from './hours-ring.tsx';
import { rowStyle } from './row-style.ts';

const { assess } = approach.steps;

interface ApproachChartProps {
  line: MeasuredLine;
  hours: LineHours;
  axis: Axis;
  isExample: boolean;
  /** Which rings of a visitor's line still show the example: the waits', then that of the work. */
  unmoved: readonly boolean[];
  onChange: (hours: LineHours) => void;
  onHold: (isHeld: boolean) => void;
  onCancel: () => void;
}

/** The line on its axis, with what the steps do to it. A ring at the end of each wait sets its hours. */
export function ApproachChart(props: ApproachChartProps) {
  const { line, hours, axis, isExample, unmoved, onChange, onHold, onCancel } = props;
  const { stops, work, total } = line;
  const { waits } = hours;
  const production = stops.at(-1);
  // For words above the last wait.
  const hasRoom = (stops.at(-2)?.arrives ?? 0) - work >= axis.hours * 0.35;
  const longest = Math.max(...waits);
  const measured = waits.indexOf(longest);
  const rowProps = (row: number, arrives: number, leaves: number) => ({
    'data-row': row,
    // The example's are in the style sheet: the content policy refuses style attributes in HTML.
    style: isExample ? undefined : rowStyle(row, arrives, leaves, axis.hours),
  });
  const ring = { axisHours: axis.hours, onHold, onCancel };

  return (
    <figure
      className="approach-chart"
      role="group"
      aria-label={visitorLine.chart}
      dir="ltr"
      data-reveal=""
    >
      <Ground line={line} axis={axis} hasRoom={hasRoom} />
      <LineAxis axis={axis} />
      <VisitorLine line={line} axisHours={axis.hours} />
      {stops.slice(0, -1).map(({ stage, y, wait, arrives, leaves }, at) => (
        <div
          key={stage}
          className="approach-row"
          data-unmoved={unmoved[at] || undefined}
          {...rowProps(y, arrives, leaves)}
        >
          <p className="approach-label">
            <span className="approach-name">{stage}</span>{' '}
            {at === measured && longest > 0 && (
              <span className="approach-step-words" data-step="assess" aria-hidden="true">
                <b>{assess.name}</b> {assess.inDrawing}{' '}
              </span>
            )}
            {wait > 0 && <b data-wide={visitorLine.days(wait)}>{visitorLine.onlyHours(wait)}</b>}
          </p>
          <HoursRing
            {...ring}
            name={stage}
            value={wait}
            onChange={(wait) => onChange({ waits: waits.with(at, wait), work })}
          />
          {isExample && at === waits.length - 1 && (
            <p className="approach-hint" data-only="scripts" aria-hidden="true">
              {visitorLine.hint.drag}
              <span>{visitorLine.hint.keys}</span>
            </p>
          )}
        </div>
      ))}
      <div className="approach-row" {...rowProps(0, total, total)}>
        <p className="approach-label">
          <b className="approach-name">{production?.stage}</b>{' '}
          {total > 0 && <b data-wide={visitorLine.days(total)}>{visitorLine.onlyHours(total)}</b>}
        </p>
      </div>
      <div
        className="approach-row approach-floor"
        data-unmoved={unmoved.at(-1) || undefined}
        {...rowProps(0, work, work)}
        data-row="floor"
      >
        <p className="approach-label">
          <span className="approach-name" data-wide={visitorLine.handsOn} />
          {line.waiting > axis.hours / 8 && <b>{visitorLine.onlyHours(work)}</b>}{' '}
          {hasRoom && visitorLine.floor}
        </p>
        <HoursRing
          {...ring}
          name={visitorLine.handsOn}
          value={work}
          onChange={(work) => onChange({ waits, work })}
        />
      </div>
    </figure>
  );
}

interface GroundProps {
  line: MeasuredLine;
  axis: Axis;
  hasRoom: boolean;
}

/** The axis, and behind the line what the steps do: measures, the band for the target, later releases. */
function Ground({ line, axis, hasRoom }: GroundProps) {
  const { stops, waiting, work, total } = line;
  const band = polyline([[work, 0], [0, pushRow], ...lineThrough(stops)]);
  const measures = stops
    .filter(({ wait }) => wait > 0)
    .map(({ arrives, wait, y }) => `M${rounded(arrives)} ${y + 0.22}v.18m0-.09h${wait}m0-.09v.18`);
  // Later releases start once they climb clear of this one.
  const clear = Math.max(
    ...stops.map(({ leaves, y }) => leaves - (work / pushRow) * (pushRow - y)),
  );
  const spacing = axis.hours * 0.0375;
  const count = Math.max(0, Math.ceil((axis.hours * 1.5 - clear) / spacing));
  const later = repeated(count, () => `m${spacing} 0l${work}-${pushRow}m-${work} ${pushRow}`);
  const arrow = Math.min(total, axis.hours);
  const target = arrow - Math.min(waiting, arrow) * 0.6;
  const across = (hour: number) => percent(hour / axis.hours);

  return (
    <svg className="approach-ground" aria-hidden="true">
      <Stretched width={axis.hours} height={pushRow}>
        <path className="approach-band" data-step="design" d={`${band}z`} />
        <path strokeWidth="1.25" data-step="assess" d={measures.join('')} />
        {hasRoom && (
          <path
            stroke="var(--pine)"
            strokeOpacity="0.6"
            strokeWidth="1.25"
            data-step="operate"
            d={`M${rounded(clear + spacing)} ${pushRow}${later}`}
          />
        )}
      </Stretched>
      {hasRoom && (
        <>
          <g className="approach-arrow" strokeWidth="2.5" data-step="automate">
            <line x1={across(target)} x2={across(arrow)} />
            <svg x={across(target)}>
              <path d="M9-7L0 0l9 7" />
            </svg>
            <StepText step="automate" x={across(target)} dx="24" dy="5" />
          </g>
          <StepText step="design" x={across(work)} dx="7" y="34%" />
          {later && <StepText step="operate" x="100%" y="114%" textAnchor="end" />}
        </>
      )}
    </svg>
  );
}

interface StepTextProps extends ComponentProps<'text'> {
  step: keyof typeof approach.steps;
}

function StepText({ step, ...props }: StepTextProps) {
  const { name, inDrawing } = approach.steps[step];
  return (
    <text {...props} className="approach-step-words" data-step={step}>
      <tspan>{name}</tspan> <tspan>{inDrawing}</tspan>
    </text>
  );
}
