import { between, type Point, polyline, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { expected, objective, type Sample, samples } from './observability-data.ts';
import { colour, Label, RowLines, Stations, ThinLines, Ticks, Track } from './parts.tsx';
import { drawingHeight, type PanelSize, panels } from './service-layouts.ts';

const words = services.observability.drawing;

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
  const { reach } = panels[size];
  const place = ([index, latency]: Sample): Point => [
    rounded((index - now) * step - axis),
    heightOf(latency),
  ];
  const actual = until(now, samples).map(place);
  const planned = until(now, expected).map(place);
  const { exceeded, peak, recovered } = excursion(actual);
  const [end] = actual.slice(-1);
  const [from = 0] = planned[0] ?? [];
  if (!end) throw new Error('Nothing was measured before now.');
  const rows = [
    { label: words.objective, y: limit },
    { label: words.time, y: base },
  ];

  return (
    <>
      <RowLines rows={rows} to={reach} />
      <Label at={[0, namesY]}>{words.expected}</Label>
      <Label at={[0, namesY + 26]}>{words.actual}</Label>
      <svg x={axis} width="100%" height={drawingHeight}>
        <svg x="100%" overflow="visible">
          {/* What the objective allows. */}
          <path
            fill={colour()}
            fillOpacity=".14"
            d={`M${from} ${limit}H${end[0]}V${base}H${from}z`}
          />
          <ThinLines d={actual.map(([x, y]) => `M${x} ${y}V${base}`).join('')} />
          <Dashes d={polyline(planned)} />
          <Track through={actual} />
          <Track highlighted through={[exceeded, ...peak, recovered]} />
          <Stations highlighted at={[exceeded, recovered]} />
          <Ticks d={`M${end[0]} ${base}V${nowTop}`} />
          <Stations at={[end]} />
          <Label at={[recovered[0] + 10, limit - 26]}>{words.alert}</Label>
          <Label at={[end[0], nowTop - 10]} anchor="end">
            {words.now}
          </Label>
        </svg>
      </svg>
      <Dashes d={`M0 ${namesY + 7}h66`} />
      <Track width={2} through={`M0 ${namesY + 33}h45`} />
    </>
  );
}

function Dashes({ d }: { d: string }) {
  return (
    <path stroke={colour()} strokeWidth="2" strokeDasharray="6 5" strokeDashoffset="0" d={d} />
  );
}

/** Returns the samples up to an index, the last of them interpolated. */
function until(now: number, line: readonly Sample[]): Sample[] {
  const next = line.findIndex(([index]) => index >= now);
  const [before, after] = [line[next - 1], line[next]];
  if (!before || !after) throw new Error('The line ends before now.');
  const share = (now - before[0]) / (after[0] - before[0]);
  return [...line.slice(0, next), [now, between(before[1], after[1], share)]];
}

/** Returns the part above the limit, cut where the line crosses it. */
function excursion(line: readonly Point[]) {
  const first = line.findIndex(([, y]) => y < limit);
  const last = line.findLastIndex(([, y]) => y < limit);
  return {
    exceeded: crossing(line[first - 1], line[first]),
    peak: line.slice(first, last + 1),
    recovered: crossing(line[last], line[last + 1]),
  };
}

function crossing(before: Point | undefined, after: Point | undefined): Point {
  if (!before || !after) throw new Error('The measured line starts or ends above its objective.');
  const share = (limit - before[1]) / (after[1] - before[1]);
  return [rounded(before[0] + share * (after[0] - before[0])), limit];
}
