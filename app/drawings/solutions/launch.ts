import { curtain, type Point, polyline } from '#app/drawings/services/geometry.ts';
import { ground, hairlines, line, stations, stretched } from './parts.ts';

const rows = [ground, 84, 56, 28] as const;
const production = rows[3];
/** Where the release leaves each row but the last, and where it arrives on the next one. */
const climbs = [
  [10, 24],
  [37, 46],
  [53, 58],
] as const;
const live = climbs[2][1];
/** Replicas: where each leaves the line before it, and its height. */
const replicas = [
  { from: 68, y: 17 },
  { from: 76, y: 6 },
] as const;

/** A release that waits less at every stage and climbs faster, until it runs on all replicas. */
export function launch(): string {
  const route: Point[] = [
    [0, ground],
    ...climbs.flatMap(([leaves, arrives], index): Point[] => [
      [leaves, rows[index] ?? ground],
      [arrives, rows[index + 1] ?? production],
    ]),
  ];
  const yard = replicas.map(({ from, y }, index) => {
    const before = replicas[index - 1]?.y ?? production;
    return `M${from} ${before}L${from + 2.5} ${y}H100`;
  });
  const others = curtain({
    bottom: ground,
    top: production,
    from: live + 0.5,
    to: 100,
    gap: 1.25,
    lean: [5, 0.6],
  });

  return [
    stretched(
      hairlines(rows),
      line(others, { opacity: 0.32 }),
      line(polyline(route), { width: 6 }),
      line(yard.join(''), { tone: 'live', width: 3 }),
      line(`M${live} ${production}H100`, { tone: 'live', width: 6 }),
    ),
    stations(climbs.map(([leaves], index): Point => [leaves, rows[index] ?? ground])),
    stations([[live, production]], 'live'),
  ].join('');
}
