import { stages } from '#content/pipeline.ts';
import { between, frames, type Layout, type Point, polyline } from './geometry.ts';
import { Drawing, Label, type Row, Rows, Stations, Strings, Trace, Track } from './parts.tsx';
import { descriptions, consultingWords as words } from './words.ts';

const rows = [
  { label: stages.push.name, y: 280 },
  { label: stages.review.name, y: 200 },
  { label: stages.staging.name, y: 120 },
  { label: stages.production.name, y: 40 },
] as const satisfies readonly Row[];
const [start, , , end] = rows;

/**
 * Times, in pixels: from one stage to the next, today and redrawn, and what today's route waits at
 * the two in between. `redraws` counts the fine lines from the one route to the other.
 */
const compositions = {
  wide: { origin: 118, today: 104, redrawn: 32, waits: [96, 132], redraws: 16 },
  narrow: { origin: 100, today: 36, redrawn: 16, waits: [40, 52], redraws: 9 },
} as const;

export function Consulting({ layout }: { layout: Layout }) {
  const { origin, today, redrawn, waits, redraws } = compositions[layout];
  const { reach } = frames[layout];

  /** Today's route at 0, the redrawn one at 1: steeper, and without waits. */
  const route = (share: number): Point[] => {
    let x: number = origin;
    const points: Point[] = [[x, start.y]];
    rows.slice(1).forEach(({ y }, index) => {
      x += between(today, redrawn, share);
      points.push([x, y]);
      x += (waits[index] ?? 0) * (1 - share);
      points.push([x, y]);
    });
    return points;
  };
  const current = route(0);
  const planned = route(1).filter((_, index) => index % 2 === 0);
  const waiting = [current.slice(1, 3), current.slice(3, 5)];

  return (
    <Drawing layout={layout} label={descriptions.consulting}>
      <Rows rows={rows} to={reach} />
      <Strings
        path={Array.from({ length: redraws }, (_, index) => polyline(route(index / redraws))).join(
          '',
        )}
      />
      <Trace through={current} />
      {waiting.map((wait) => (
        <Track key={wait[0]?.[1]} through={wait} tone="exception" />
      ))}
      <Track through={[...planned, [reach, end.y]]} />
      <Stations at={[[origin, start.y]]} origin />
      <Stations at={planned.slice(1)} />
      {waiting.map(([from, to]) => (
        <Label
          key={from?.[1]}
          at={[between(from?.[0] ?? 0, to?.[0] ?? 0, 0.5), (from?.[1] ?? 0) + 22]}
          anchor="middle"
        >
          {words.wait}
        </Label>
      ))}
    </Drawing>
  );
}
