import { approach as words } from '#content/approach.ts';
import { between, type Point, polyline, rounded } from './services/geometry.ts';

/** Pixels; the width is whatever the columns below it take. */
export const approachHeight = 260;
const base = approachHeight - 1;
const count = words.steps.length;
/** From step to step the line climbs more steeply, and leaves the picture rising. */
const climb = { from: 250, to: 6, power: 2.6 };
/** The columns' left edges in per cent of the width, the line's height at each, and where it ends. */
const route = Array.from({ length: count + 1 }, (_, step): Point => {
  const share = step / count;
  return [share * 100, climb.from - (climb.from - climb.to) * share ** climb.power];
});
const stations = route.slice(0, -1);
const lastLeg = route.slice(-2);

/** How many fine lines stand under the route; they come closer as it steepens. */
const strings = 96;
/** How far the first of them leans to the right on its way up; the last stands upright. */
const lean = 2.6;

/**
 * One line through the four steps of an engagement, as SVG text. Lengths in per cent keep the
 * stations over the columns' left edges, and strokes do not stretch with the route.
 */
export function approach(): string {
  const rings = stations.map(
    ([x, y]) =>
      `<circle fill="var(--approach-ground)" stroke="currentColor" stroke-width="4" cx="${rounded(x)}%" cy="${rounded(y)}" r="7"/>`,
  );
  return [
    `<svg viewBox="0 0 100 ${approachHeight}" preserveAspectRatio="none" width="100%" height="${approachHeight}" overflow="visible" fill="none" stroke="currentColor">`,
    line(`M0 ${base}H100`, 'stroke-opacity=".26"'),
    line(strung(), 'stroke-opacity=".32"'),
    line(polyline(stations), 'stroke-width="6" stroke-linejoin="round"'),
    line(polyline(lastLeg), 'stroke="var(--pine)" stroke-width="6" stroke-linejoin="round"'),
    `</svg>${rings.join('')}`,
  ].join('');
}

function line(path: string, look: string): string {
  return `<path vector-effect="non-scaling-stroke" ${look} d="${path}"/>`;
}

function strung(): string {
  return Array.from({ length: strings }, (_, index) => 1 - (1 - index / strings) ** 1.5)
    .filter((share) => share * 100 > lean)
    .map(string)
    .join('');
}

/** From the ground up to the route, leaning as the route does there. */
function string(share: number): string {
  const x = share * 100;
  const leg = Math.floor(share * count);
  const [from, to] = [route[leg]?.[1] ?? base, route[leg + 1]?.[1] ?? base];
  const y = between(from, to, share * count - leg);
  return `M${rounded(x - lean * (1 - share))} ${base}L${rounded(x)} ${rounded(y)}`;
}
