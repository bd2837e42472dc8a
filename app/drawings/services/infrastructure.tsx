import { climbTo, pushes } from '#app/drawings/climb.ts';
import { between, type Point, polyline, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { endX, highlight, Label, Lines, Plot, Rings, Rows, strokes } from './primitives.tsx';

const labels = services.infrastructure.drawing;

const code = { label: labels.code, y: 264 };
/** In the order in which the line reaches them. */
const platforms = labels.platforms.map((label, index) => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = platforms;

const dxPerDy = 1.03;
const start: Point = [0, code.y];
const switches = platforms.map(({ y }) => climbTo(start, dxPerDy, y));
const departure: Point = [400, onPrem.y];
const arrival = climbTo(departure, dxPerDy, azure.y);

/** The first releases have the line's slope; later ones are closer and steeper. */
const releases = pushes(24, 1000, (x) => 22 - x / 90).map((x) => {
  const width = between(24, 224 * dxPerDy, (1 - x / 1000) ** 1.6);
  return `M${rounded(x)} ${code.y}l${rounded(width)} -224`;
});

export function Drawing() {
  return (
    <>
      <Rows rows={[...platforms, code]} />
      <Plot left={172}>
        <Lines>
          <path {...strokes.thin} d={releases.join('')} />
          <path {...strokes.primary} d={polyline([start, ...switches.slice(-1)])} />
          <path {...strokes.primary} d={switches.map(([x, y]) => `M${x} ${y}H${endX}`).join('')} />
          <path {...strokes.highlighted} d={polyline([departure, arrival])} />
        </Lines>
        <Rings at={[start]} r="7" />
        <Rings at={switches} />
        <Rings at={[departure, arrival]} stroke={highlight} />
        <Label x={400} dx={-6} y={onPrem.y - 18} textAnchor="end" text={labels.migration} />
      </Plot>
    </>
  );
}
