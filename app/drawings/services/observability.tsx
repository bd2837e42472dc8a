import { type Point, polyline, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { highlight, Label, type PanelSize, RowLines, reach, Stations, strokes } from './parts.tsx';

const words = services.observability.drawing;

/** A step of the time axis, and a latency in milliseconds. */
type Sample = readonly [index: number, latency: number];

/** One working day, a value for each step of the time axis. */
const measured = [
  104, 112, 108, 121, 117, 109, 118, 131, 126, 119, 134, 150, 147, 158, 152, 166, 181, 174, 188,
  206, 241, 318, 346, 338, 291, 232, 198, 204, 187, 179, 192, 186, 170, 163, 168, 151, 146, 152,
  139, 127, 133, 124, 117, 121, 128, 116, 108, 113, 121, 112, 106, 111, 118, 109, 115, 104, 112,
  107, 116, 110,
] as const;
const day = measured.length;

/** The plan for it, where it changes, and where a layout's now cuts it off. */
const plan = [
  [0, 122],
  [9, 132],
  [19, 178],
  [31, 178],
  [37, 156.8],
  [44, 132],
  [46, 130.75],
  [52, 127],
] as const;

/** The day, and before it the quiet half of another. */
const samples = [...measured.slice(day / 2), ...measured].map(
  (latency, index): Sample => [index - day / 2, latency],
);

const expected = [-day, 0].flatMap((start) =>
  plan.map(([index, latency]): Sample => [start + index, latency]),
);

/** The most that the objective allows, and where the day's line exceeds it. */
const objective = 256;
const exceeded = { from: 20.195, to: 24.593 };

const base = 264;
const pixelsPerMillisecond = 0.68;
const heightOf = (latency: number) => rounded(base - latency * pixelsPerMillisecond);
const limit = heightOf(objective);
/** The height of both lines' names. */
const namesY = 178;
const nowTop = 46;

/** Where the axis begins, the length of its steps, and the step that is "now". */
const layouts = {
  wide: { axis: 116, step: 12, now: 52 },
  middle: { axis: 116, step: 9.5, now: 46 },
  narrow: { axis: 84, step: 8.5, now: 37 },
} as const;

/** "Now" is at the panel's right edge, however wide the panel; earlier hours end at the axis. */
export function Drawing({ size }: { size: PanelSize }) {
  const { axis, step, now } = layouts[size];
  const place = ([index, latency]: Sample): Point => [
    rounded((index - now) * step - axis),
    heightOf(latency),
  ];
  const until = (line: readonly Sample[]) => line.filter(([index]) => index <= now).map(place);
  const actual = until(samples);
  const planned = until(expected);
  const peak = samples.filter(([index]) => index > exceeded.from && index < exceeded.to);
  const alerted = place([exceeded.from, objective]);
  const recovered = place([exceeded.to, objective]);
  const rows = [
    { label: words.objective, y: limit },
    { label: words.time, y: base },
  ];

  return (
    <>
      <RowLines rows={rows} />
      <Label at={[0, namesY]} text={words.expected} />
      <Label at={[0, namesY + 26]} text={words.actual} />
      <svg x={axis} width="100%">
        <svg x="100%" overflow="visible">
          {/* What the objective allows. */}
          <path
            fill="var(--wheat)"
            fillOpacity=".14"
            d={`M${-reach} ${limit}H${-axis}V${base}H${-reach}z`}
          />
          <path {...strokes.thin} d={actual.map(([x, y]) => `M${x} ${y}V${base}`).join('')} />
          <path {...strokes.dashed} d={polyline(planned)} />
          <path {...strokes.track} d={polyline(actual)} />
          <path {...strokes.highlighted} d={polyline([alerted, ...peak.map(place), recovered])} />
          <Stations stroke={highlight} at={[alerted, recovered]} />
          <path {...strokes.ticks} d={`M${-axis} ${base}V${nowTop}`} />
          <Stations at={actual.slice(-1)} />
          <Label at={[recovered[0] + 10, limit - 26]} text={words.alert} />
          <Label at={[-axis, nowTop - 10]} textAnchor="end" text={words.now} />
        </svg>
      </svg>
      <path {...strokes.dashed} d={`M0 ${namesY + 7}h66`} />
      <path {...strokes.track} strokeWidth="2" d={`M0 ${namesY + 33}h45`} />
    </>
  );
}
