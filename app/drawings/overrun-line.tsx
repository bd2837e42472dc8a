import './overrun-line.css';
import { between, type Point, polyline, rounded } from './services/geometry.ts';

interface Composition {
  name: 'wide' | 'narrow';
  width: number;
  height: number;
  /** The stations' heights, from the first to the last, and the end of the graph. */
  rows: readonly number[];
  edge: number;
  /** Where the heavy line starts, its run from row to row, and its waits at the rows between. */
  start: number;
  run: number;
  waits: readonly number[];
  /** Past the last station: up, and out to where the head is now. */
  overrun: readonly [Point, Point];
  /** The first and the last of the fine lines, and the distance between the last two. */
  strings: { from: number; to: number; gap: number };
  head: number;
}

const compositions: readonly Composition[] = [
  {
    name: 'wide',
    width: 1440,
    height: 520,
    rows: [504, 420, 336, 252, 168],
    edge: 940,
    start: 420,
    run: 46,
    waits: [22, 60, 22],
    overrun: [
      [760, 72],
      [1288, 72],
    ],
    strings: { from: -1250, to: 930, gap: 9 },
    head: 15,
  },
  {
    name: 'narrow',
    width: 390,
    height: 380,
    rows: [368, 309.5, 251, 192.5, 134],
    edge: 236,
    start: 62,
    run: 24,
    waits: [8, 22, 8],
    overrun: [
      [230, 52],
      [338, 52],
    ],
    strings: { from: -620, to: 232, gap: 7 },
    head: 11,
  },
];

/** For the page that is not there: a line that runs past the last station and off the graph. */
export function OverrunLine() {
  return (
    <div className="overrun-line" aria-hidden="true">
      {compositions.map((composition) => (
        <Overrun key={composition.name} {...composition} />
      ))}
    </div>
  );
}

function Overrun(composition: Composition) {
  const { name, width, height, rows, edge, overrun, head } = composition;
  const { stations, route } = climb(composition);
  const [first] = rows;
  const [, [headX, headY]] = overrun;
  const heavy = polyline([...route, ...overrun]);

  return (
    <svg className={`overrun-${name}`} viewBox={`0 0 ${width} ${height}`}>
      <path
        className="overrun-hairlines"
        d={`${rows.map((y) => `M0 ${y}H${edge}`).join('')}M${edge} ${first}V${rows.at(-1)}`}
      />
      <path className="overrun-strings" d={strings(composition)} />
      <path className="overrun-casing" d={heavy} />
      <path className="overrun-route" d={heavy} />
      {stations.map(([x, y]) => (
        <circle key={y} className="overrun-station" cx={x} cy={y} r={head * 0.5} />
      ))}
      <circle className="overrun-head" cx={headX} cy={headY} r={head} />
    </svg>
  );
}

/** The heavy line, as far as there are stations. */
function climb({ rows, start, run, waits }: Composition) {
  const stations: Point[] = [];
  const route: Point[] = [];
  let x = start;
  rows.forEach((y, index) => {
    if (index > 0) x += run;
    stations.push([x, y]);
    route.push([x, y]);
    const wait = waits[index - 1];
    if (wait) {
      x += wait;
      route.push([x, y]);
    }
  });
  return { stations, route };
}

/** Every other release: slower and with longer waits the further back it is. All of them stop. */
function strings({ rows, edge, strings: { from, to, gap }, run, waits }: Composition): string {
  const lines: string[] = [];
  let x = from;
  while (x < to) {
    const past = 1 - (x - from) / (to - from);
    const points: Point[] = [];
    let at = x;
    rows.forEach((y, index) => {
      if (index > 0) at += between(run * 0.12, run * 2.6, past ** 1.4);
      points.push([rounded(at), y]);
      const wait = (waits[index - 1] ?? 0) * past ** 2 * 2;
      if (wait) points.push([rounded((at += wait)), y]);
    });
    if (at > 0 && at < edge) lines.push(polyline(points));
    x += between(gap, gap * 4, past ** 1.6);
  }
  return lines.join('');
}
