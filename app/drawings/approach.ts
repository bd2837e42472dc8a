import { type Point, polyline, rounded } from './services/geometry.ts';

/** Pixels; the width is whatever the columns below it take. */
export const approachHeight = 260;
const base = approachHeight - 1;
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

/**
 * One line through the four steps of an engagement, as SVG text. Lengths in per cent keep the
 * stations over the columns' left edges, and strokes do not stretch with the route.
 */
export function approach(): string {
  const rings = stations.map(
    ([x, y]) =>
      `<circle fill="var(--approach-ground)" stroke="currentColor" stroke-width="4" cx="${x}%" cy="${y}" r="7"/>`,
  );
  return [
    `<svg viewBox="0 0 100 ${approachHeight}" preserveAspectRatio="none" width="100%" height="${approachHeight}" overflow="visible" fill="none" stroke="currentColor">`,
    line(`M0 ${base}H100`, 'stroke-opacity=".26"'),
    line(strings(), 'stroke-opacity=".32"'),
    line(polyline(stations), 'stroke-width="6" stroke-linejoin="round"'),
    line(
      polyline([operate, exit]),
      'stroke="var(--pine)" stroke-width="6" stroke-linejoin="round"',
    ),
    `</svg>${rings.join('')}`,
  ].join('');
}

function line(path: string, look: string): string {
  return `<path vector-effect="non-scaling-stroke" ${look} d="${path}"/>`;
}

function strings(): string {
  return Array.from({ length: count }, (_, index) => 1 - (1 - index / count) ** 1.5)
    .filter((share) => share * 100 > lean)
    .map(string)
    .join('');
}

/** From the ground up to the route, leaning as the route does there. */
function string(share: number): string {
  const x = share * 100;
  const leg = Math.min(Math.floor(x / 25), route.length - 2);
  const [from, to] = [route[leg] ?? exit, route[leg + 1] ?? exit];
  const y = from[1] + ((x - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  return `M${rounded(x - lean * (1 - share))} ${base}L${rounded(x)} ${rounded(y)}`;
}
