import './opening.css';
import './overrun-line.css';
import { climb, lineThrough, pushes } from './climb.ts';
import { between, percent, polyline } from './path.ts';
import { Stretched } from './stretched.tsx';

/** Both axes are per mille of the drawing. The last row is the last station. */
const rows = [970, 810, 650, 490, 330].map((y) => ({ y }));
/** Where the heavy line starts. */
const start = 260;
/** The end of the graph. */
const edge = 600;
const slope = 0.2;
/** How long the release waits at each row. */
const waits = [0, 22, 44, 22];
/** From the last station up, then out to the head. */
const overrun = [
  [502, 140],
  [1000, 140],
] as const;
/** The thin lines: where the first and the last start, and the gap between the last two. */
const thin = { from: -900, to: 594, gap: 14 };

/** For the not-found page: a line that runs past the last station and off the graph. */
export function OverrunLine() {
  const stations = climb(start, rows, slope, waits);
  const lines = thinLines();
  const heavy = polyline([...lineThrough(stations), ...overrun]);
  const grid = rows.map(({ y }) => `M0 ${y}H${edge}`).join('');
  const [, [arrives, y]] = overrun;

  return (
    <div className="overrun-line opening" aria-hidden="true">
      <Stretched width={1000} height={1000}>
        <path strokeOpacity="0.3" d={`${grid}M${edge} ${rows[0]?.y}V${rows.at(-1)?.y}`} />
        <path strokeOpacity="0.5" d={lines.filter((_, index) => index % 2 === 0).join('')} />
        <path
          className="overrun-dense"
          strokeOpacity="0.5"
          d={lines.filter((_, index) => index % 2 === 1).join('')}
        />
      </Stretched>
      <svg className="opening-run">
        <Stretched width={1000} height={1000}>
          <path className="overrun-casing" d={heavy} />
          <path strokeWidth="6" d={heavy} />
        </Stretched>
        {[...stations, { arrives, y }].map(({ arrives, y }) => (
          <circle key={y} cx={percent(arrives / 1000)} cy={percent(y / 1000)} r="8" />
        ))}
      </svg>
    </div>
  );
}

/** Older releases climb more slowly and wait longer, later ones less. Leaves out what would end outside the graph. */
function thinLines(): string[] {
  const ageAt = (x: number) => Math.max(0, (start - x) / (start - thin.from));
  const gapAfter = (x: number) => between(thin.gap, thin.gap * 4, ageAt(x) ** 1.6);
  return pushes(thin.from, thin.to, gapAfter).flatMap((x) => {
    const age = ageAt(x);
    const later = Math.max(0, (x - start) / (thin.to - start));
    const stretch = between(1, 2.6, age) * (1 - 0.88 * later);
    const pauses = waits.map((wait) => wait * (1 + age - later));
    const line = lineThrough(climb(x, rows, slope * stretch, pauses));
    const [end = 0] = line.at(-1) ?? [];
    return end > 0 && end < edge ? [polyline(line)] : [];
  });
}
