import type { LineDurations } from '#app/browser/line-durations.ts';
import { FluidSvg } from '#app/drawings/fluid-primitives.tsx';
import { polyline, repeatPath, round2 } from '#app/drawings/path.ts';
import { linePoints } from '#app/drawings/stops.ts';
import { type Axis, plotHeight, type Timeline } from '#app/drawings/visitor-line/geometry.ts';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { approach } from '#content/approach.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { HoursSlider } from './hours-slider.tsx';
import { TimeAxis } from './time-axis.tsx';

const { assess } = approach.steps;
/** The steps that annotate a row, by the row's `y`. */
const annotations = new Map([
  [0, 'automate'],
  [1, 'design'],
  [plotHeight, 'operate'],
] as const);

interface ApproachChartProps {
  line: Timeline;
  axis: Axis;
  /** Who drew the line. A sender's line, opened from a shared link, cannot be changed and has no rings. */
  owner: 'example' | 'visitor' | 'sender';
  onChange: (durations: LineDurations) => void;
  onDragChange: (isDragging: boolean) => void;
}

/**
 * Shows a line on its axis, annotated with what each step of the Approach does to the line. Dragging the ring at the
 * end of a wait sets the wait's hours.
 */
export function ApproachChart({ line, axis, owner, onChange, onDragChange }: ApproachChartProps) {
  const { stops, waits, handsOn, total } = line;
  const axisHours = axis.hours;
  const longestIndex = waits.indexOf(Math.max(...waits));

  return (
    <figure
      className="approach-chart"
      role="group"
      aria-label={visitorLine.chart}
      dir="ltr"
      data-reveal=""
      style={toStyle(owner, { '--axis-hours': axisHours, '--hands-on': handsOn, '--total': total })}
    >
      <VisitorLine line={line} axisHours={axisHours}>
        <Background line={line} axis={axis} />
      </VisitorLine>
      <TimeAxis axis={axis} />
      {stops.map(({ stage, y, wait, arrives, leaves }, index) => (
        <div
          key={stage}
          className="approach-row"
          data-row={y}
          style={toStyle(owner, { '--arrives': arrives, '--leaves': leaves })}
        >
          <p className="approach-label">
            <span className="approach-name">{stage}</span>{' '}
            {index === longestIndex && wait > 0 && (
              <span className="approach-assess" aria-hidden="true">
                <b>{assess.name}</b>
                {assess.inDrawing}{' '}
              </span>
            )}
            <Hours hours={y === 0 ? total : wait} />
          </p>
          <Annotation step={annotations.get(y)} />
          {y > 0 && owner !== 'sender' && (
            <HoursSlider
              name={stage}
              value={wait}
              axisHours={axisHours}
              onDragChange={onDragChange}
              onChange={(hours) => onChange({ waits: waits.with(index, hours), handsOn })}
            />
          )}
          {y === 1 && owner === 'example' && (
            <p className="approach-hint" data-only="scripts" aria-hidden="true">
              {visitorLine.hint.drag}
              <span>{visitorLine.hint.keys}</span>
            </p>
          )}
        </div>
      ))}
      <div className="approach-row approach-hands-on">
        <p className="approach-label">
          <span className="approach-name" data-suffix={visitorLine.handsOn} />
          <b>{visitorLine.hours(handsOn)}</b> {visitorLine.noWaits}
        </p>
        {owner !== 'sender' && (
          <HoursSlider
            name={visitorLine.handsOn}
            value={handsOn}
            axisHours={axisHours}
            onDragChange={onDragChange}
            onChange={(hours) => onChange({ waits, handsOn: hours })}
          />
        )}
      </div>
    </figure>
  );
}

/** Returns a `style`. The example has none, because prerendered HTML must not have any (example-styles.css.ts). */
function toStyle(owner: ApproachChartProps['owner'], values: object) {
  return owner === 'example' ? undefined : values;
}

function Hours({ hours }: { hours: number }) {
  return hours > 0 && <b data-suffix={visitorLine.days(hours)}>{visitorLine.hours(hours)}</b>;
}

function Annotation({ step }: { step: keyof typeof approach.steps | undefined }) {
  if (!step) return null;
  const { name, inDrawing } = approach.steps[step];
  return (
    <p className={`approach-annotation approach-${step}`} aria-hidden="true">
      {step === 'automate' && (
        <svg viewBox="0 0 18 16" width="18" stroke="var(--ink)" strokeWidth="2.5">
          <path d="M18 8H2m7-7L2 8l7 7" />
        </svg>
      )}
      <b>{name}</b>
      <span>{inDrawing}</span>
    </p>
  );
}

/** Draws the steps' annotations behind the line: measured waits, the target's band, and later releases. */
function Background({ line, axis }: Pick<ApproachChartProps, 'line' | 'axis'>) {
  const { stops, handsOn, totalWait } = line;
  const band = polyline([[handsOn, 0], [0, plotHeight], ...linePoints(stops)]);
  // A measure is a bar between two ticks, just below the wait.
  const measures = stops
    .filter(({ wait }) => wait > 0)
    .map(({ arrives, wait, y }) => `M${round2(arrives)} ${y + 0.22}v.18m0-.09h${wait}m0-.09v.18`);
  // The distance between later releases, so that forty of them reach the page's edge on wide screens.
  const spacing = axis.hours * 0.0375;
  const laterReleases = repeatPath(
    40,
    () => `m${spacing} 0l${handsOn}-${plotHeight}m-${handsOn} ${plotHeight}`,
  );

  return (
    <FluidSvg width={axis.hours} height={plotHeight} strokeWidth="1.25">
      <path fill="var(--pine)" fillOpacity="0.12" stroke="none" d={`${band}z`} />
      <path d={measures.join('')} />
      <path
        stroke="var(--pine)"
        strokeOpacity="0.6"
        d={`M${totalWait + spacing} ${plotHeight}${laterReleases}`}
      />
    </FluidSvg>
  );
}
