import { type Point, polyline } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { curtain, frames } from './geometry.ts';
import { type Composition, label, type Row, rows, stations, strings, track } from './parts.ts';

const words = services.platform.drawing;

const first = 36;
const spacing = 56;
const rowOf = (way: number) => first + way * spacing;
const trunk = rowOf(2);

const ways = words.ways.map((label, way): Row => ({ label, y: rowOf(way) }));

/**
 * `tangle`: where changes start to wander, and how far right they move while they cross a row.
 * `merge`: where the tracks meet, and their run for each pixel they climb or fall on the way in.
 */
const compositions = {
  wide: { tangle: { from: 112, run: 20 }, merge: { x: 416, run: 1 }, steps: [480, 536, 592] },
  middle: { tangle: { from: 112, run: 11 }, merge: { x: 298, run: 0.8 }, steps: [328, 373, 425] },
  narrow: { tangle: { from: 102, run: 4.5 }, merge: { x: 186, run: 0.3 }, steps: [214, 256, 304] },
} as const;

/** Changes on their way from one way of shipping to another, by the ways' numbers. */
const wanderings = [
  [0, 2, 1, 4],
  [1, 3, 0, 2],
  [2, 4, 2, 1],
  [3, 1, 4, 0],
  [4, 0, 3, 1],
  [1, 0, 2, 4],
  [2, 1, 3, 0],
  [3, 4, 1, 2],
  [0, 3, 4, 2],
  [4, 2, 0, 3],
  [0, 1, 3, 2],
  [4, 3, 1, 0],
];

export const draw: Composition = (layout) => {
  const { tangle, merge, steps } = compositions[layout];
  const { reach } = frames[layout];
  const turn = (y: number) => merge.x - Math.abs(trunk - y) * merge.run;
  const merging = ways.map(({ y }) =>
    polyline([
      [0, y],
      [turn(y), y],
      [merge.x, trunk],
    ]),
  );

  return [
    strings(wander(tangle)),
    strings(
      curtain({
        bottom: rowOf(4),
        top: rowOf(0),
        from: merge.x + 18,
        to: Math.min(reach, 1040),
        gap: 10,
        lean: [36, 16],
      }),
    ),
    track(merging.join('')),
    track(`M${merge.x} ${trunk}H${reach}`, { heavy: true }),
    stations([[merge.x, trunk]], { origin: true }),
    stations(steps.map((x): Point => [x, trunk])),
    rows(ways, { to: 0 }),
    ...steps.map((x, index) => label([x, trunk - 18], words.stations[index] ?? '', 'middle')),
  ].join('');
};

/** Before the merge: changes cross from way to way, and wait on each. */
function wander({ from, run }: { from: number; run: number }): string {
  const lines = wanderings.map((route, index) => {
    const points: Point[] = [];
    let x = from + (index % 6) * run * 0.7;
    let previous = route[0] ?? 0;
    for (const way of route) {
      x += Math.abs(way - previous) * run;
      points.push([x, rowOf(way)]);
      previous = way;
    }
    return polyline(points);
  });
  return lines.join('');
}
