import { type Point, polyline, rounded } from '#app/drawings/services/geometry.ts';
import { band, ground, hairlines, line, stations, stretched } from './parts.ts';

/** The most that the objective allows. */
const limit = 44;
const level = 76;
const count = 80;
/** Where the line leaves its band, its way outside, and where it is back. */
const excursion = [
  [61, limit],
  [62.4, 22],
  [63.8, 10],
  [65.2, 14],
  [66.6, 27],
  [68, limit],
] as const satisfies readonly Point[];
const [left] = excursion;
const returned = excursion[5];

/** A service that keeps to its objective, but for once, and returns. */
export function observe(): string {
  const calm = Array.from({ length: count + 1 }, (_, index): Point => {
    const x = (index / count) * 100;
    return [rounded(x), rounded(level + drift(x) + noise(index))];
  });
  const before = [...calm.filter(([x]) => x < left[0] - 1), left];
  const after = [returned, ...calm.filter(([x]) => x > returned[0] + 1)];
  const measured = [...before, ...excursion.slice(1, -1), ...after];

  return [
    stretched(
      band(limit, ground),
      hairlines([limit, ground]),
      line(measured.map(([x, y]) => `M${x} ${y}V${ground}`).join(''), { opacity: 0.32 }),
      line(polyline(before) + polyline(after), { tone: 'live', width: 5 }),
      line(polyline(excursion), { width: 5 }),
    ),
    stations([left, returned]),
  ].join('');
}

const drift = (x: number) => 5 * Math.sin(x * 0.11) + 2.5 * Math.sin(x * 0.31 + 1);

/** The same in every build: squares times the golden ratio do not fall into step. */
const noise = (index: number) => (((index * index * 0.618034) % 1) - 0.5) * 9;
