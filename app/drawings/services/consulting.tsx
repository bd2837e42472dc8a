import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { lerp, polyline, repeatPath } from '#app/drawings/path.ts';
import { endX, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { arrivalPoint, computeStops, linePoints } from '#app/drawings/stops.ts';
import { stages } from '#content/pipeline.ts';
import { services } from '#content/services.ts';

const labels = services.consulting.drawing;

const rows = [
  { label: stages.push.name, y: 264 },
  { label: stages.review.name, y: 188 },
  { label: stages.staging.name, y: 112 },
  { label: stages.production.name, y: 36 },
];

/** Interpolates from today's route (0) to the target (1), which is steeper and never waits. */
function route(t: number) {
  const waits = [0, 130, 170].map((wait) => wait * (1 - t));
  return computeStops(0, rows, lerp(1.64, 0.6, t), waits);
}

const redraws = 14;
const today = route(0);
const waitingStops = today.slice(1, -1);
const target = route(1).map(arrivalPoint);

export function Drawing() {
  return (
    <>
      <Rows rows={rows} />
      <Plot left={100}>
        <Lines>
          <Stroke
            {...strokes.thin}
            d={repeatPath(redraws, (index) => polyline(linePoints(route(index / redraws))))}
          />
          <Stroke strokeWidth="2" d={polyline(linePoints(today))} />
          <Stroke
            {...strokes.highlighted}
            d={waitingStops.map(({ arrives, y, leaves }) => `M${arrives} ${y}H${leaves}`).join('')}
          />
          <Stroke {...strokes.primary} d={`${polyline(target)}H${endX}`} />
          <Rings at={target} />
        </Lines>
        {/* To the right of today's first climb, and to the left of the target's last. */}
        <Label x={62} dx={12} y={240}>
          {labels.today}
        </Label>
        <Label x={112} dx={-12} y={80} textAnchor="end">
          {labels.target}
        </Label>
        {waitingStops.map(({ arrives, y, leaves }) => (
          <Label key={y} x={lerp(arrives, leaves, 0.5)} y={y + 22} textAnchor="middle">
            {labels.wait}
          </Label>
        ))}
      </Plot>
    </>
  );
}
