import { lerp, type Point, polyline, repeatPath } from '#app/drawings/path.ts';
import { computeStops, linePoints } from '#app/drawings/stops.ts';
import { stages } from '#content/pipeline.ts';
import { services } from '#content/services.ts';
import { endX, Label, Lines, Plot, Rings, Rows, strokes } from './primitives.tsx';

const labels = services.consulting.drawing;

const rows = [
  { label: stages.push.name, y: 264 },
  { label: stages.review.name, y: 188 },
  { label: stages.staging.name, y: 112 },
  { label: stages.production.name, y: 36 },
] as const;
const [start, , , production] = rows;

const dxPerDy = { today: 1.64, target: 0.6 };
const waits = [0, 130, 170];
const redraws = 14;

/** Interpolates from today's route (0) to the target (1), which is steeper and never waits. */
const route = (t: number) =>
  computeStops(
    0,
    rows,
    lerp(dxPerDy.today, dxPerDy.target, t),
    waits.map((wait) => wait * (1 - t)),
  );

const today = route(0);
const waiting = today.slice(1, -1);
const target = route(1).map(({ arrives, y }): Point => [arrives, y]);

export function Drawing() {
  return (
    <>
      <Rows rows={rows} />
      <Plot left={100}>
        <Lines>
          <path
            {...strokes.thin}
            d={repeatPath(redraws, (index) => polyline(linePoints(route(index / redraws))))}
          />
          <path {...strokes.primary} strokeWidth="2" d={polyline(linePoints(today))} />
          <path
            {...strokes.highlighted}
            d={waiting.map(({ arrives, y, leaves }) => `M${arrives} ${y}H${leaves}`).join('')}
          />
          <path {...strokes.primary} d={polyline([...target, [endX, production.y]])} />
        </Lines>
        <Rings at={[[0, start.y]]} r="7" />
        <Rings at={target.slice(1)} />
        <Label x={62} dx={12} y={240} text={labels.today} />
        <Label x={112} dx={-12} y={80} textAnchor="end" text={labels.target} />
        {waiting.map(({ arrives, y, leaves }) => (
          <Label
            key={y}
            x={lerp(arrives, leaves, 0.5)}
            y={y + 22}
            textAnchor="middle"
            text={labels.wait}
          />
        ))}
      </Plot>
    </>
  );
}
