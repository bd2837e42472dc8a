import './opening.css';
import './overrun-line.css';
import { between, type Point, polyline, rounded } from './path.ts';
import { Stretched } from './stretched.tsx';

/** Both axes are per mille of the drawing. The last row is the last station. */
const rows = [970, 810, 650, 490, 330];
/** Where the heavy line starts. */
const start = 260;
/** The end of the graph. */
const edge = 600;
/** The run from row to row, and the waits at the rows between. */
const run = 32;
const waits = [22, 44, 22];
/** Past the last station: up, then out to the head. */
const overrun: readonly Point[] = [
  [502, 140],
  [950, 140],
];
/** Starts of the first and last thin line, and the gap between the last two. */
const thin = { from: -900, to: 594, gap: 14 };

/** For the not-found page: a line that runs past the last station and off the graph. */
export function OverrunLine() {
  const { stations, points } = climb(start);
  const others = otherReleases();
  const heavy = polyline([...points, ...overrun]);
  const grid = rows.map((y) => `M0 ${y}H${edge}`).join('');

  return (
    <div className="overrun-line opening" aria-hidden="true">
      <Stretched width={1000} height={1000}>
        <path className="opening-grid" d={`${grid}M${edge} ${rows[0]}V${rows.at(-1)}`} />
        <path className="opening-fine" d={others.filter((_, index) => index % 2 === 0).join('')} />
        <path
          className="opening-fine overrun-dense"
          d={others.filter((_, index) => index % 2 === 1).join('')}
        />
      </Stretched>
      <svg className="opening-run">
        <Stretched width={1000} height={1000}>
          <path className="overrun-casing" d={heavy} />
          <path className="opening-release" d={heavy} />
        </Stretched>
        {[...stations, ...overrun.slice(-1)].map(([x, y]) => (
          <circle key={y} cx={`${x / 10}%`} cy={`${y / 10}%`} r="8" />
        ))}
      </svg>
    </div>
  );
}

/** A release's climb from its start, with climbs and waits scaled. */
function climb(from: number, climbs = 1, pauses = 1) {
  const stations: Point[] = [];
  const points: Point[] = [];
  let x = from;
  rows.forEach((y, index) => {
    if (index > 0) x += run * climbs;
    stations.push([x, y]);
    points.push([rounded(x), y]);
    const wait = (waits[index - 1] ?? 0) * pauses;
    if (wait) points.push([rounded((x += wait)), y]);
  });
  return { stations, points, end: x };
}

/** Older releases climb more slowly and wait longer, later ones the opposite. All stop where the graph does. */
function otherReleases(): string[] {
  const lines: string[] = [];
  for (let x = thin.from; x < thin.to; ) {
    const earlier = Math.max(0, (start - x) / (start - thin.from));
    const later = Math.max(0, (x - start) / (thin.to - start));
    const { points, end } = climb(
      x,
      between(1, 2.6, earlier) * (1 - 0.88 * later),
      1 + earlier - later,
    );
    if (end > 0 && end < edge) lines.push(polyline(points));
    x += between(thin.gap, thin.gap * 4, earlier ** 1.6);
  }
  return lines;
}
