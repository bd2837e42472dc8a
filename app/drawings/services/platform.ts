import { type Point, polyline } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, label, type Row, rows, stations, track } from './parts.ts';

const words = services.platform.drawing;

const first = 40;
const spacing = 54;
const rowOf = (way: number) => first + way * spacing;
const trunk = rowOf(2);

const ways = words.ways.map((label, way): Row => ({ label, y: rowOf(way) }));

/** Where the ways meet, and their run for each pixel they climb or fall on the way in. */
const compositions = {
  wide: { merge: { x: 416, run: 1 }, steps: [480, 536, 592] },
  middle: { merge: { x: 298, run: 0.8 }, steps: [328, 373, 425] },
  narrow: { merge: { x: 186, run: 0.3 }, steps: [214, 256, 304] },
} as const;

export const draw: Composition = (layout) => {
  const { merge, steps } = compositions[layout];
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
    track(merging.join('')),
    track(`M${merge.x} ${trunk}H${reach}`, { heavy: true }),
    stations([[merge.x, trunk]], { origin: true }),
    stations(steps.map((x): Point => [x, trunk])),
    rows(ways, { to: 0 }),
    ...steps.map((x, index) => label([x, trunk - 18], words.stations[index] ?? '', 'middle')),
  ].join('');
};
