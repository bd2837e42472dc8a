import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline, repeatPath } from '#app/drawings/path.ts';
import { endX, highlight, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';

const labels = services.infrastructure.drawing;

const code = { label: labels.code, y: 264 };
/** The platforms, in the order in which the line reaches them. */
const platforms = labels.platforms.map((label, index) => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = platforms;

const dxPerDy = 1.03;
const start: Point = [0, code.y];
const switches = platforms.map(({ y }) => pointAtY(start, dxPerDy, y));
const departure: Point = [400, onPrem.y];
const arrival = pointAtY(departure, dxPerDy, azure.y);

/** Releases, to the right of the line that reaches the platforms. */
const releases = repeatPath(70, (index) => {
  const push: Point = [24 + index * 18, code.y];
  return polyline([push, pointAtY(push, dxPerDy, 40)]);
});

export function Drawing() {
  return (
    <>
      <Rows rows={[...platforms, code]} />
      <Plot left={172}>
        <Lines>
          <Stroke {...strokes.thin} d={releases} />
          <Stroke {...strokes.primary} d={polyline([start, ...switches.slice(-1)])} />
          <Stroke
            {...strokes.primary}
            d={switches.map(([x, y]) => `M${x} ${y}H${endX}`).join('')}
          />
          <Stroke {...strokes.highlighted} d={polyline([departure, arrival])} />
          <Rings at={[start, ...switches]} />
          <Rings at={[departure, arrival]} stroke={highlight} />
        </Lines>
        <Label x={departure[0]} dx={-6} y={onPrem.y - 18} textAnchor="end">
          {labels.migration}
        </Label>
      </Plot>
    </>
  );
}
