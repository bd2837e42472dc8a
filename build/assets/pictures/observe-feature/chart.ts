import { circle, group, type Point, polygon, polyline, rule } from '#build/assets/svg/svg.ts';
import { text } from '#build/assets/svg/text.ts';
import { colours } from '#content/colours.ts';
import { day, excursion, planned, service, chartWords as words } from './data.ts';

interface ChartFrame {
  left: number;
  right: number;
  /** The line of 0 ms, and how many pixels a millisecond is. */
  base: number;
  scale: number;
  /** Hours between two labels on the time axis, milliseconds between two rows. */
  hourStep: number;
  rowStep: number;
  rows: number;
  textSize: number;
  /** Radius of the marks at both ends of the bad stretch; 0 where they would touch. */
  ring: number;
  /** What the objective is, in as many words as there is room for. */
  objective: string;
  /** Minutes that one point of the line stands for. */
  every: number;
}

const faint = { 'stroke-opacity': 0.22 };

/** A day of latency on ink: the plan, what was measured, and the band up to the objective. */
export function chart(frame: ChartFrame): string {
  const { left, right, base, scale, textSize, rowStep, hourStep } = frame;
  const x = (hour: number) => left + (hour / day.hours) * (right - left);
  const y = (latency: number) => base - latency * scale;
  const place = ([hour, latency]: readonly [number, number]): Point => [x(hour), y(latency)];
  const plan = planned.map(place);
  const actual = measurements(frame.every).map(place);
  const limit = y(service.objective);
  const bad = excursion.filter(([, latency]) => latency >= service.objective).map(place);
  const peak = bad.reduce((highest, point) => (point[1] < highest[1] ? point : highest));
  const label = { size: textSize, fill: colours.paper, weight: 500 };
  /** On the fine lines a label clears its own ground. */
  const cleared = { ...label, halo: colours.ink };
  const rows = Array.from({ length: frame.rows }, (_, index) => index * rowStep);
  const hours = Array.from({ length: day.hours / hourStep + 1 }, (_, index) => index * hourStep);

  return group(
    {},
    polygon([...plan, [right, limit], [left, limit]], colours.wheat, { 'fill-opacity': 0.16 }),
    ...rows.map((latency) => rule([0, y(latency)], [right, y(latency)], colours.paper, faint)),
    ...actual.map(([px, py]) =>
      rule([px, py], [px, base], colours.wheat, { 'stroke-opacity': 0.4 }),
    ),
    polyline(plan, { stroke: colours.wheat, 'stroke-width': 2, 'stroke-dasharray': '7 6' }),
    polyline(actual, { stroke: colours.wheat, 'stroke-width': 3.5, 'stroke-linejoin': 'round' }),
    polyline(bad, { stroke: colours.paper, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
    ...[...bad.slice(0, 1), ...bad.slice(-1)].map((point) =>
      circle(point, frame.ring, { fill: colours.ink, stroke: colours.paper, 'stroke-width': 3 }),
    ),
    text([(bad[0]?.[0] ?? left) - 8, (peak[1] + limit) / 2 + 4], words.peak, {
      ...label,
      anchor: 'end',
    }),
    text([left, limit - 9], frame.objective, label),
    text([x(4.4), y(service.objective * 0.56)], words.planned, label),
    text([x(10.4), base - 10], words.actual, { ...cleared, anchor: 'middle' }),
    ...rows.slice(1).map((latency) => text([0, y(latency) - 8], `${latency} ms`, label)),
    ...hours.map((hour) =>
      text([x(hour), base + textSize + 10], clock(hour), { ...label, anchor: 'middle' }),
    ),
  );
}

const clock = (hour: number) => `${String((day.start + hour) % 24).padStart(2, '0')}:00`;

/** The plan, with what a real service adds to it, and the bad stretch put in its place. */
function measurements(every: number): (readonly [number, number])[] {
  const [first, last] = [excursion[0][0], excursion.at(-1)?.[0] ?? 0];
  const count = (day.hours * 60) / every;
  const calm = Array.from({ length: count + 1 }, (_, index) => {
    const hour = (index * every) / 60;
    return [hour, expected(hour) + drift(hour) + noise(index)] as const;
  });
  return [
    ...calm.filter(([hour]) => hour < first),
    ...excursion,
    ...calm.filter(([hour]) => hour > last),
  ];
}

function expected(hour: number): number {
  const next = planned.findIndex(([at]) => at >= hour);
  const [a, b] = [planned[Math.max(next - 1, 0)], planned[next]];
  if (!a || !b || a === b) return planned[0][1];
  return a[1] + ((hour - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
}

/** Slow departures from the plan, a few per cent, none of them in step with it. */
const drift = (hour: number) => -7 + 9 * Math.sin(hour * 0.9 + 1) + 5 * Math.sin(hour * 2.3);

/** Noise that is the same in every run: squares times the golden ratio do not fall into step. */
const noise = (index: number) => (((index * index * 0.618034) % 1) - 0.5) * 17;
