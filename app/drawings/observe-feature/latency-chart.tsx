import { type Point, polyline, ring } from '#app/drawings/path.ts';
import { colours } from '#content/colours.ts';
import { observeFeature } from '#content/observe-feature.ts';
import { bleed, type DashboardSize } from './sizes.ts';

const { latency, labels, incident } = observeFeature;
const { actual, expected, objective, startsAt } = latency;
const { release, breach, suggested, confirmed, recovered } = incident.events;
const lastMinute = actual.length - 1;
const peak = Math.max(...actual);
const tenMinutes = [...actual.keys()].filter((minute) => (startsAt.minute + minute) % 10 === 0);
const { '--ink': ink, '--paper': paper, '--wheat': wheat } = colours;
const chart = {
  display: 'flex',
  background: ink,
  color: paper,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
} as const;
/** The x of the vertical axis. */
const left = 80;

/** Returns the time of day, `minutes` after the chart's start. */
export function clock(minutes: number): string {
  const total = startsAt.hour * 60 + startsAt.minute + minutes;
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

/** Draws the actual and the expected latency, and the objective as a band. */
export function LatencyChart({ width, chartHeight }: DashboardSize) {
  const endX = width + bleed;
  // Leaves space for the labels to the right of "now".
  const nowX = width - 90;
  const objectiveY = 0.46 * chartHeight;
  const axisY = chartHeight - 38;
  const minuteWidth = (nowX - left) / lastMinute;
  const xAt = (minute: number) => left + minute * minuteWidth;
  const yAt = (ms: number) => axisY - (ms / objective) * (axisY - objectiveY);
  const pointAt = (minute: number): Point => [xAt(minute), yAt(actual[minute] ?? 0)];
  const dots = (...minutes: number[]) => minutes.map((minute) => ring(pointAt(minute), 5)).join('');
  const line = actual.map((_, minute) => pointAt(minute));
  const besidePeakY = yAt(peak - 10);

  return (
    <div style={chart}>
      <svg width={endX} height={chartHeight} fill="none" stroke={paper} strokeLinejoin="round">
        <path
          d={`M${left} ${objectiveY}H${endX + 1}V${axisY}H${left}z`}
          fill={wheat}
          fillOpacity="0.16"
          strokeOpacity="0.5"
        />
        <path d={`M${left} ${yAt(100)}H${endX}M${left} ${yAt(200)}H${endX}`} strokeOpacity="0.16" />
        <path
          d={`M${pointAt(release.minute).join(' ')}V${axisY}M${nowX} ${objectiveY}V${axisY}`}
          strokeOpacity="0.6"
        />
        <path
          d={polyline(expected.map((ms, index) => [xAt(index * 15), yAt(ms)]))}
          stroke={wheat}
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <path d={polyline(line)} stroke={wheat} strokeWidth="3" />
        <path d={polyline(line.slice(breach.minute, recovered.minute + 1))} strokeWidth="3" />
        <path d={dots(breach.minute, recovered.minute)} fill={ink} strokeWidth="2.5" />
        <path d={dots(release.minute, lastMinute)} fill={wheat} stroke="none" />
        <path d={dots(suggested.minute, confirmed.minute)} fill={paper} stroke="none" />
      </svg>
      {[100, 200, objective].map((ms) => (
        <Text key={ms} at={[left - 10, yAt(ms)]} align="flex-end" text={`${ms} ms`} />
      ))}
      {tenMinutes.map((minute) => (
        <Text key={minute} at={[xAt(minute), axisY + 19]} align="center" text={clock(minute)} />
      ))}
      {/* These labels are where no line passes. */}
      <Text at={[left + 5, objectiveY + 14]} text={labels.objective} />
      <Text at={[xAt(release.minute) + 10, yAt(45)]} text={labels.release} />
      <Text
        at={[xAt(suggested.minute) - 12, besidePeakY]}
        align="flex-end"
        text={labels.suggested}
      />
      <Text
        at={[xAt((breach.minute + recovered.minute) / 2), yAt(peak) - 14]}
        align="center"
        text={labels.peak(peak)}
      />
      <Text at={[xAt(confirmed.minute) + 12, besidePeakY]} text={labels.confirmed} />
      <Text at={[nowX - 12, yAt(130)]} align="flex-end" text={labels.actual} />
      <Text at={[nowX + 12, yAt(247)]} text={labels.expected} />
      <Text at={[nowX + 12, yAt(45)]} text={labels.now} />
    </div>
  );
}

interface TextProps {
  /** The point at which the text starts, ends or is centred. */
  at: Point;
  align?: 'flex-start' | 'flex-end' | 'center';
  text: string;
}

/** Draws a text in a box without a width, so that it extends from the point as `align` says. */
function Text({ at: [left, y], align = 'flex-start', text }: TextProps) {
  const box = { position: 'absolute', left, top: y - 10, display: 'flex', width: 0 } as const;
  return <div style={{ ...box, justifyContent: align }}>{text}</div>;
}
