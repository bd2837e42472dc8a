import { type ComponentProps, useRef } from 'react';
import type { LineDurations } from '#app/browser/visitor-line.ts';
import { FluidSvg } from '#app/drawings/fluid-svg.tsx';
import { percent, polyline, repeatPath, round1 } from '#app/drawings/path.ts';
import { linePoints } from '#app/drawings/stops.ts';
import { type Axis, plotHeight, type Timeline } from '#app/drawings/visitor-line/geometry.ts';
import { TimeAxis } from '#app/drawings/visitor-line/time-axis.tsx';
import { VisitorLine } from '#app/drawings/visitor-line/visitor-line.tsx';
import { approach } from '#content/approach.ts';
import { visitorLine } from '#content/visitor-line.ts';
import { type Place, placeText } from './annotations.ts';
import { HoursSlider } from './hours-slider.tsx';
import { rowVariables } from './row-variables.ts';
import { useChartSize } from './use-chart-size.ts';

const { assess } = approach.steps;

interface ApproachChartProps {
  line: Timeline;
  axis: Axis;
  /** Whose line it is: the example's, the visitor's own, or a shared one, which has no rings. */
  owner: 'example' | 'visitor' | 'sender';
  onChange: (hours: LineDurations) => void;
  onDragChange: (isDragging: boolean) => void;
  onCancel: () => void;
}

/**
 * The line on its axis, annotated with what each step does to it. Dragging the ring at the end of a wait sets its
 * hours.
 */
export function ApproachChart({
  line,
  axis,
  owner,
  onChange,
  onDragChange,
  onCancel,
}: ApproachChartProps) {
  const { stops, work, total } = line;
  const figure = useRef<HTMLElement>(null);
  const size = useChartSize(figure, owner !== 'example');
  const places = placeText(line, axis.hours, size);
  const production = stops.at(-1);
  const waits = stops.slice(0, -1).map(({ wait }) => wait);
  const longest = Math.max(...waits);
  const longestIndex = longest > 0 ? waits.indexOf(longest) : undefined;
  const rowProps = (row: number, arrives: number, leaves: number, labelEnds?: number) => ({
    'data-row': row,
    'data-label-ends': labelEnds !== undefined,
    // The example's positions are in a generated style sheet, because prerendered HTML has no style attributes.
    style:
      owner === 'example' ? undefined : rowVariables(row, labelEnds ?? arrives, leaves, axis.hours),
  });
  const slider = { axisHours: axis.hours, onDragChange, onCancel };

  return (
    <figure
      ref={figure}
      className="approach-chart"
      role="group"
      aria-label={visitorLine.chart}
      dir="ltr"
      data-reveal=""
      data-owner={owner}
    >
      <Background line={line} axis={axis} places={places} />
      <TimeAxis axis={axis} />
      <VisitorLine line={line} axisHours={axis.hours} />
      {stops.slice(0, -1).map(({ stage, y, wait, arrives, leaves, isExampleValue }, index) => (
        <div
          key={stage}
          className="approach-row"
          data-example-value={isExampleValue}
          {...rowProps(y, arrives, leaves, places.labelEnds[index])}
        >
          <p className="approach-label">
            <span className="approach-name">{stage}</span>{' '}
            {index === longestIndex && (
              <span className="approach-assess" data-annotation="assess" aria-hidden="true">
                <b>{assess.name}</b>
                {assess.inDrawing}{' '}
              </span>
            )}
            {wait > 0 && <b data-suffix={visitorLine.days(wait)}>{visitorLine.onlyHours(wait)}</b>}
          </p>
          {owner !== 'sender' && (
            <HoursSlider
              {...slider}
              name={stage}
              value={wait}
              onChange={(hours) => onChange({ waits: waits.with(index, hours), work })}
            />
          )}
          {owner === 'example' && index === waits.length - 1 && (
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
          {total > 0 && <b data-suffix={visitorLine.days(total)}>{visitorLine.onlyHours(total)}</b>}
        </p>
      </div>
      <div
        className="approach-row approach-hands-on"
        data-example-value={line.isExampleWork}
        {...rowProps(0, work, work)}
        data-row="hands-on"
      >
        <p className="approach-label">
          <span className="approach-name" data-suffix={visitorLine.handsOn} />
        </p>
        {owner !== 'sender' && (
          <HoursSlider
            {...slider}
            name={visitorLine.handsOn}
            value={work}
            onChange={(hours) => onChange({ waits, work: hours })}
          />
        )}
      </div>
    </figure>
  );
}

interface BackgroundProps {
  line: Timeline;
  axis: Axis;
  places: ReturnType<typeof placeText>;
}

/**
 * The steps' annotations, drawn behind the line: measured waits, the band that contains the target, the arrow towards
 * it, and later releases.
 */
function Background({ line, axis, places }: BackgroundProps) {
  const { stops, work } = line;
  const band = polyline([[work, 0], [0, plotHeight], ...linePoints(stops)]);
  const measures = stops
    .filter(({ wait }) => wait > 0)
    .map(({ arrives, wait, y }) => `M${round1(arrives)} ${y + 0.22}v.18m0-.09h${wait}m0-.09v.18`);
  // The x from which a later release no longer touches this line.
  const laterFrom = Math.max(
    ...stops.map(({ leaves, y }) => leaves - (work / plotHeight) * (plotHeight - y)),
  );
  const spacing = axis.hours * 0.0375;
  const count = Math.max(0, Math.ceil((axis.hours * 1.5 - laterFrom) / spacing));
  const later = repeatPath(
    count,
    () => `m${spacing} 0l${work}-${plotHeight}m-${work} ${plotHeight}`,
  );
  const { arrow, automate, design, noWaits } = places;
  const x = (hours: number) => percent(hours / axis.hours);

  return (
    <svg className="approach-background">
      <FluidSvg width={axis.hours} height={plotHeight}>
        <path className="approach-band" data-annotation="design" d={`${band}z`} />
        <path strokeWidth="1.25" data-annotation="assess" d={measures.join('')} />
        <path
          stroke="var(--pine)"
          strokeOpacity="0.6"
          strokeWidth="1.25"
          data-annotation="operate"
          d={`M${round1(laterFrom + spacing)} ${plotHeight}${later}`}
        />
      </FluidSvg>
      {arrow && (
        <g className="approach-arrow" strokeWidth="2.5" data-annotation="automate">
          <line x1={x(arrow.to)} x2={x(arrow.from)} />
          <svg x={x(arrow.to)}>
            <path d="M9-7L0 0l9 7" />
          </svg>
        </g>
      )}
      <Annotation
        step="automate"
        place={automate}
        y={automate.isAbove ? '-2.375rem' : '-1.0625rem'}
        axisHours={axis.hours}
      />
      <Annotation step="design" place={design} y={baseline(1)} axisHours={axis.hours} />
      <Annotation
        step="operate"
        place={{ x: axis.hours, dx: 0, textAnchor: 'end', isShort: false }}
        y={baseline(plotHeight)}
        axisHours={axis.hours}
      />
      <Label
        className="approach-annotation approach-no-waits"
        place={noWaits}
        y={baseline(0)}
        axisHours={axis.hours}
        name={visitorLine.onlyHours(work)}
        text={` ${visitorLine.noWaits}`}
      />
    </svg>
  );
}

/** Returns the y of a row's labels. */
const baseline = (row: number) => percent((row + 0.71) / plotHeight);

interface LabelProps extends ComponentProps<'text'> {
  place: Place;
  axisHours: number;
  name: string;
  text: string;
}

function Label({ place, axisHours, name, text, ...props }: LabelProps) {
  return (
    <text
      {...props}
      x={percent(place.x / axisHours)}
      dx={`${place.dx}rem`}
      textAnchor={place.textAnchor}
      data-in-band={place.isInBand}
    >
      <tspan>{name}</tspan>
      {!place.isShort && <tspan>{text}</tspan>}
    </text>
  );
}

interface AnnotationProps extends Omit<LabelProps, 'name' | 'text'> {
  step: keyof typeof approach.steps;
}

function Annotation({ step, ...props }: AnnotationProps) {
  const { name, inDrawing } = approach.steps[step];
  return (
    <Label
      {...props}
      className="approach-annotation"
      data-annotation={step}
      aria-hidden="true"
      name={name}
      text={inDrawing}
    />
  );
}
