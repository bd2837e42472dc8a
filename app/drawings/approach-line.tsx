import { type Point, polyline, rounded } from './services/geometry.ts';

const height = 260;
const base = height - 1;
/** The columns' left edges in per cent of the width, and the line's height at each. */
const stations = [
  [0, 250],
  [25, 240],
  [50, 210],
  [75, 140],
] as const satisfies readonly Point[];
const operate = stations[3];
/** It leaves the picture rising, and more steeply than it arrived. */
const exit: Point = [100, 6];
const route: readonly Point[] = [...stations, exit];

/** How many fine lines stand under the route; they come closer as it steepens. */
const count = 96;
/** How far the first of them leans to the right on its way up; the last stands upright. */
const lean = 2.6;
const strings = Array.from({ length: count }, (_, index) => 1 - (1 - index / count) ** 1.5)
  .filter((share) => share * 100 > lean)
  .map(string)
  .join('');

/**
 * One line through the four steps of an engagement. It is as wide as its columns: lengths in per
 * cent keep the stations over the columns' left edges, and strokes do not stretch with the route.
 */
export function ApproachLine() {
  return (
    <div className="approach-line" aria-hidden="true">
      <svg width="100%" height={height}>
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
          <path className="approach-hairline" d={`M0 ${base}H100`} />
          <path className="approach-strings" d={strings} />
          <path className="approach-route" d={polyline(stations)} />
          <path className="approach-route approach-live" d={polyline([operate, exit])} />
        </svg>
        {stations.map(([x, y]) => (
          <circle key={x} className="approach-station" cx={`${x}%`} cy={y} r="7" />
        ))}
      </svg>
    </div>
  );
}

/** From the ground up to the route, leaning as the route does there. */
function string(share: number): string {
  const x = share * 100;
  const leg = Math.min(Math.floor(x / 25), route.length - 2);
  const [from, to] = [route[leg] ?? exit, route[leg + 1] ?? exit];
  const y = from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  return `M${rounded(x - lean * (1 - share))} ${base}L${rounded(x)} ${rounded(y)}`;
}
