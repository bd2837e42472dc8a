import { climb, lineThrough } from '#app/drawings/climb.ts';
import { between, type Point, polyline, repeated } from '#app/drawings/path.ts';
import { stages } from '#content/pipeline.ts';
import { services } from '#content/services.ts';
import { Label, type PanelSize, RowLines, reach, Stations, strokes } from './parts.tsx';

const words = services.consulting.drawing;

const rows = [
  { label: stages.push.name, y: 264 },
  { label: stages.review.name, y: 188 },
  { label: stages.staging.name, y: 112 },
  { label: stages.production.name, y: 36 },
] as const;
const [start, , , production] = rows;
const spacing = 76;

/**
 * Lengths in pixels: from one stage to the next, today and redrawn, and today's wait at each. `redraws` is the
 * number of thin lines between the two routes.
 */
const layouts = {
  wide: { origin: 118, today: 104, redrawn: 32, waits: [0, 96, 132], redraws: 16 },
  middle: { origin: 118, today: 60, redrawn: 24, waits: [0, 68, 96], redraws: 12 },
  narrow: { origin: 100, today: 36, redrawn: 16, waits: [0, 40, 52], redraws: 9 },
} as const;

export function Drawing({ size }: { size: PanelSize }) {
  const { origin, today, redrawn, waits, redraws } = layouts[size];

  /** Interpolates from today's route (0) to the redrawn one (1), which is steeper and never waits. */
  const route = (share: number) =>
    climb(
      origin,
      rows,
      between(today, redrawn, share) / spacing,
      waits.map((wait) => wait * (1 - share)),
    );
  const current = route(0);
  const planned = route(1).map(({ arrives, y }): Point => [arrives, y]);
  const redrawings = repeated(redraws, (at) => polyline(lineThrough(route(at / redraws))));
  const waiting = current.slice(1, -1);

  return (
    <>
      <RowLines rows={rows} />
      <path {...strokes.thin} d={redrawings} />
      <path {...strokes.track} strokeWidth="2" d={polyline(lineThrough(current))} />
      <path
        {...strokes.highlighted}
        d={waiting.map(({ arrives, y, leaves }) => `M${arrives} ${y}H${leaves}`).join('')}
      />
      <path {...strokes.track} d={polyline([...planned, [reach, production.y]])} />
      <Stations at={[[origin, start.y]]} r="7" />
      <Stations at={planned.slice(1)} />
      <Label at={[origin + today / 2 + 12, 240]} text={words.today} />
      <Label at={[origin + 2.5 * redrawn - 12, 80]} textAnchor="end" text={words.target} />
      {waiting.map(({ arrives, y, leaves }) => (
        <Label
          key={y}
          at={[between(arrives, leaves, 0.5), y + 22]}
          textAnchor="middle"
          text={words.wait}
        />
      ))}
    </>
  );
}
