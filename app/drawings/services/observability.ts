import { frames, type Point, polyline, rounded } from './geometry.ts';
import { measured, objective, plan } from './observability-data.ts';
import { type Composition, colours, label, rows, stations, strings, track } from './parts.ts';
import { observabilityWords as words } from './words.ts';

const base = 280;
const pixelsPerMillisecond = 0.72;
const heightOf = (latency: number) => rounded(base - latency * pixelsPerMillisecond);
const limit = heightOf(objective);

/** Where the axis begins, how far its steps are apart, and how many of them are left out. */
const compositions = {
  wide: { axis: 116, step: 11.5, skip: 0 },
  narrow: { axis: 84, step: 8.5, skip: 9 },
} as const;

export const observability: Composition = (layout) => {
  const { axis, step, skip } = compositions[layout];
  const { reach } = frames[layout];
  const place = (index: number, latency: number): Point => [
    rounded(axis + (index - skip) * step),
    heightOf(latency),
  ];
  const actual = measured.map((latency, index) => place(index, latency)).slice(skip);
  const planned = plan.map(([index, latency]) => place(index, latency)).filter(([x]) => x >= axis);
  const { left, peak, returned } = excursion(actual);
  const [, start] = planned[0] ?? [axis, base];
  const axes = [
    { label: words.objective, y: limit },
    { label: words.time, y: base },
  ];

  return [
    band(`${polyline(planned)}H${reach}V${limit}H${axis}Z`),
    rows(axes, { to: reach }),
    strings(actual.map(([x, y]) => `M${x} ${y}V${base}`).join('')),
    dashes(polyline(planned)),
    track(actual),
    track([left, ...peak, returned], { tone: 'exception' }),
    stations([left, returned], { tone: 'exception' }),
    label([0, start + 5], words.planned),
    label([returned[0] + 10, limit - 26], words.alert),
  ].join('');
};

/** What the objective allows. */
function band(path: string): string {
  return `<path fill="${colours.rule}" fill-opacity=".14" d="${path}"/>`;
}

function dashes(path: string): string {
  return `<path fill="none" stroke="${colours.rule}" stroke-width="2" stroke-linejoin="round" stroke-dasharray="6 5" d="${path}"/>`;
}

/** The stretch above the limit, cut where the line crosses it. */
function excursion(line: readonly Point[]) {
  const first = line.findIndex(([, y]) => y < limit);
  const last = line.findLastIndex(([, y]) => y < limit);
  return {
    left: crossing(line[first - 1], line[first]),
    peak: line.slice(first, last + 1),
    returned: crossing(line[last], line[last + 1]),
  };
}

function crossing(before: Point | undefined, after: Point | undefined): Point {
  if (!before || !after) throw new Error('The measured line starts or ends above its objective.');
  const share = (limit - before[1]) / (after[1] - before[1]);
  return [rounded(before[0] + share * (after[0] - before[0])), limit];
}
