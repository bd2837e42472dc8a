import { curtain, frames, type Point, polyline } from './geometry.ts';
import {
  type CompositionProps,
  Drawing,
  Label,
  type Row,
  Rows,
  Stations,
  Strings,
  Track,
} from './parts.tsx';
import { platformWords } from './words.ts';

const first = 36;
const spacing = 56;
const rowOf = (way: number) => first + way * spacing;
const trunk = rowOf(2);

const ways = platformWords.ways.map((label, way): Row => ({ label, y: rowOf(way) }));

/**
 * `tangle`: where changes start to wander, and how far right they move while they cross a row.
 * `merge`: where the tracks meet, and their run for each pixel they climb or fall on the way in.
 */
const compositions = {
  wide: { tangle: { from: 112, run: 20 }, merge: { x: 424, run: 1 }, stations: [500, 566, 632] },
  narrow: { tangle: { from: 104, run: 8 }, merge: { x: 252, run: 0.45 }, stations: [] },
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

export function Platform({ layout, labelledBy }: CompositionProps) {
  const { tangle, merge, stations } = compositions[layout];
  const { reach } = frames[layout];
  const turn = (y: number) => merge.x - Math.abs(trunk - y) * merge.run;

  return (
    <Drawing layout={layout} labelledBy={labelledBy}>
      <Strings path={wander(tangle)} />
      <Strings
        path={curtain({
          bottom: rowOf(4),
          top: rowOf(0),
          from: merge.x + 18,
          to: Math.min(reach, 880),
          gap: 10,
          lean: [36, 16],
        })}
      />
      <Track
        through={ways
          .map(({ y }) =>
            polyline([
              [0, y],
              [turn(y), y],
              [merge.x, trunk],
            ]),
          )
          .join('')}
      />
      <Track
        through={[
          [merge.x, trunk],
          [reach, trunk],
        ]}
        heavy
      />
      <Stations at={[[merge.x, trunk]]} origin />
      <Stations at={stations.map((x): Point => [x, trunk])} />
      <Rows rows={ways} to={0} />
      {stations.map((x, index) => (
        <Label key={x} at={[x, trunk - 18]} anchor="middle">
          {platformWords.stations[index] ?? ''}
        </Label>
      ))}
    </Drawing>
  );
}

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
