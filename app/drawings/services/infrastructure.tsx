import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { type Point, polyline } from '#app/drawings/path.ts';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';
import { endX, highlight, Label, Lines, Plot, Rings, Rows, strokes } from './primitives.tsx';

const labels = services.infrastructure.drawing;

const code = { label: labels.code, y: 264 };
/** In the order in which the line reaches them. */
const platforms = labels.platforms.map((label, index) => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = platforms;

const dxPerDy = 1.03;
const start: Point = [0, code.y];
const switches = platforms.map(({ y }) => pointAtY(start, dxPerDy, y));
const departure: Point = [400, onPrem.y];
const arrival = pointAtY(departure, dxPerDy, azure.y);

const top = 40;
const { lines: otherReleases } = computeOtherReleases(
  [code, { y: top }],
  { departs: 0, arrives: pointAtY(start, dxPerDy, top)[0], waits: [] },
  {
    nearest: { after: 24 },
    fastestFrom: 1000,
    fastestWidth: 24,
    spacing: { current: 22, fastest: 11 },
    visibleFrom: 0,
  },
);

export function Drawing() {
  return (
    <>
      <Rows rows={[...platforms, code]} />
      <Plot left={172}>
        <Lines>
          <path {...strokes.thin} d={otherReleases.map(polyline).join('')} />
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
