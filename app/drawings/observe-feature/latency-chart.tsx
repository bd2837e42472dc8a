import { colours } from '#content/colours.ts';
import { observeFeature } from '#content/observe-feature.ts';
import { clock } from './clock.ts';
import type { DashboardSize } from './sizes.ts';

const { latency, labels, incident } = observeFeature;
const { actual, expected, objective, startsAt } = latency;
const { release, breach, suggested, confirmed, recovered } = incident.events;
const lastMinute = actual.length - 1;
const peak = Math.max(...actual);
/** The minutes at which the clock shows a multiple of ten. */
const tenths = actual.flatMap((_, minute) =>
  (startsAt.minute + minute) % 10 === 0 ? [minute] : [],
);

/** Actual and expected latency, and the objective as a band. */
export function LatencyChart({ size }: { size: DashboardSize }) {
  const { chart, isPhone } = size;
  const width = size.width + size.bleed;
  const scales = scalesOf(size);
  const { x, y, ms } = scales;
  const points = actual.map((value, minute) => ({ minute, value }));
  const dots = [
    { minute: release.at, r: 4.5, fill: colours['--wheat'] },
    { minute: lastMinute, r: 5.5, fill: colours['--wheat'] },
    { minute: suggested.at, r: 5, fill: colours['--paper'] },
    { minute: confirmed.at, r: 5, fill: colours['--paper'] },
  ];

  return (
    <div
      style={{
        position: 'absolute',
        display: 'flex',
        width,
        height: chart.bottom,
        background: colours['--ink'],
      }}
    >
      <svg
        viewBox={`0 0 ${width} ${chart.bottom}`}
        width={width}
        height={chart.bottom}
        fill="none"
        stroke={colours['--paper']}
        strokeLinejoin="round"
      >
        <path
          d={`M${chart.left} ${chart.objective}H${width}V${chart.axis}H${chart.left}z`}
          fill={colours['--wheat']}
          fillOpacity="0.16"
          stroke="none"
        />
        {!isPhone && (
          <path
            d={`M${chart.left} ${y(100)}H${width}M${chart.left} ${y(200)}H${width}`}
            strokeOpacity="0.16"
          />
        )}
        <path
          d={`M${chart.left} ${chart.objective}H${width}M${chart.left} ${chart.axis}H${width}${ticks(size)}`}
          strokeOpacity="0.5"
        />
        <path
          d={`M${x(release.at)} ${chart.axis}V${y(ms(release.at))}M${chart.now} ${chart.axis}V${chart.objective - (isPhone ? 0 : 7)}`}
          strokeOpacity="0.7"
        />
        <path
          d={linePath(
            scales,
            expected.map((value, index) => ({ minute: index * 15, value })),
          )}
          stroke={colours['--wheat']}
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <g strokeWidth={isPhone ? 2.5 : 3}>
          <path d={linePath(scales, points.slice(0, breach.at + 1))} stroke={colours['--wheat']} />
          <path d={linePath(scales, points.slice(breach.at, recovered.at + 1))} />
          <path d={linePath(scales, points.slice(recovered.at))} stroke={colours['--wheat']} />
        </g>
        {[breach, recovered].map(({ at }) => (
          <circle
            key={at}
            cx={x(at)}
            cy={chart.objective}
            r="5"
            fill={colours['--ink']}
            strokeWidth="2.5"
          />
        ))}
        {dots.map(({ minute, r, fill }) => (
          <circle key={minute} cx={x(minute)} cy={y(ms(minute))} r={r} fill={fill} stroke="none" />
        ))}
      </svg>
      {chartLabels(size).map((label) => (
        <Label key={label.text} {...label} />
      ))}
    </div>
  );
}

interface LabelProps {
  text: string;
  /** Where the text starts, ends, or has its middle. */
  x: number;
  /** Its middle. */
  y: number;
  align?: 'start' | 'end' | 'middle';
}

function Label({ text, x, y, align = 'start' }: LabelProps) {
  const width = 320;
  const left = { start: x, end: x - width, middle: x - width / 2 }[align];
  const justifyContent = { start: 'flex-start', end: 'flex-end', middle: 'center' }[align];
  return (
    <div
      style={{
        position: 'absolute',
        left,
        top: y - 12,
        display: 'flex',
        alignItems: 'center',
        justifyContent,
        width,
        height: 24,
        color: colours['--paper'],
      }}
    >
      {text}
    </div>
  );
}

function chartLabels(size: DashboardSize): LabelProps[] {
  const { chart, isPhone } = size;
  const { x, y } = scalesOf(size);
  const length = size.isShort ? 'short' : 'long';
  const shared: LabelProps[] = [
    { text: `${objective} ms`, x: chart.left - 10, y: chart.objective, align: 'end' },
    { text: labels.suggested[length], x: x(suggested.at) - 12, y: y(peak - 10), align: 'end' },
    { text: labels.confirmed[length], x: x(confirmed.at) + 12, y: y(peak - 10) },
    { text: labels.expected, x: chart.now + 12, y: y(247) },
    { text: labels.actual[length], x: x(24), y: y(130) },
    { text: labels.release[length], x: x(release.at) + 10, y: y(45) },
    ...tenths.map(
      (minute): LabelProps => ({
        text: clock(minute),
        x: x(minute),
        y: chart.axis + 19,
        align: 'middle',
      }),
    ),
  ];
  if (isPhone)
    return [
      ...shared,
      { text: labels.objective.short, x: chart.left - 10, y: chart.objective + 17, align: 'end' },
      { text: labels.now, x: chart.now + 8, y: y(45) },
    ];
  return [
    ...shared,
    { text: '200 ms', x: chart.left - 10, y: y(200), align: 'end' },
    { text: '100 ms', x: chart.left - 10, y: y(100), align: 'end' },
    {
      text: labels.peak[length](peak),
      x: x((breach.at + recovered.at) / 2),
      y: y(345),
      align: 'middle',
    },
    { text: labels.objective[length], x: chart.left + 8, y: chart.objective + 14 },
    { text: labels.now, x: chart.now, y: chart.objective - 18, align: 'middle' },
  ];
}

/** From minutes and milliseconds to pixels. */
function scalesOf({ chart }: DashboardSize) {
  return {
    x: (minute: number) => chart.left + (minute / lastMinute) * (chart.now - chart.left),
    y: (value: number) => chart.axis - (value / objective) * (chart.axis - chart.objective),
    /** The actual latency at a minute. */
    ms: (minute: number) => actual[minute] ?? 0,
  };
}

function linePath(
  { x, y }: ReturnType<typeof scalesOf>,
  points: readonly { minute: number; value: number }[],
): string {
  return `M${points.map(({ minute, value }) => `${x(minute).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
}

/** A tick a minute, longer every ten. */
function ticks(size: DashboardSize): string {
  const { x } = scalesOf(size);
  const end =
    (lastMinute * (size.width + size.bleed - size.chart.left)) / (size.chart.now - size.chart.left);
  return Array.from({ length: Math.floor(end) + 1 }, (_, minute) => {
    const isTenth = (startsAt.minute + minute) % 10 === 0;
    return `M${x(minute).toFixed(1)} ${size.chart.axis}v${isTenth ? 7 : 4}`;
  }).join('');
}
