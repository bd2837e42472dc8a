import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline } from '#app/drawings/path.ts';
import { highlight, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { services } from '#content/services.ts';

const labels = services.observability.drawing;

/** Measured latencies (ms). The last latency is measured now. */
const latencies = [
  112, 107, 116, 110, 104, 112, 108, 121, 117, 109, 118, 131, 126, 119, 134, 150, 147, 158, 152,
  166, 181, 174, 188, 206, 256, 318, 346, 338, 291, 256, 198, 204, 187, 179, 192, 186, 170, 163,
  168, 151, 146, 152, 139, 127, 133, 124, 117, 121, 128, 116, 108, 113, 121, 112, 106, 111, 118,
];

const time = { label: labels.time, y: 264 };
/** At the height of 256 ms. */
const objective = { label: labels.objective, y: 90 };
/** Returns the x of a measurement. The last measurement, "now", is at the panel's right edge. */
const xAt = (index: number) => 1000 + (index - latencies.length + 1) * 18;
const pointAt = (index: number, ms: number): Point => [xAt(index), time.y - ms * 0.68];
const actual = latencies.map((ms, index) => pointAt(index, ms));
/** Expected latencies, one for every eleven measurements. */
const expected = [122, 132, 178, 178, 132, 127].map((ms, index) => pointAt(1 + index * 11, ms));
const breach = actual.filter(([, y]) => y <= objective.y);
const [alert = [0, 0]] = breach;
const recovery = breach.at(-1) ?? alert;

export function Drawing() {
  return (
    <>
      <Rows rows={[objective, time]} />
      {/* The key: each label is underlined as its line is drawn. */}
      <Label y="178">{labels.expected}</Label>
      <Stroke {...strokes.dashed} d="M0 185h66" />
      <Label y="204">{labels.actual}</Label>
      <Stroke strokeWidth="2" d="M0 211h45" />
      {/* Clips the lines where the labels begin. */}
      <svg x="100">
        <Plot left={-100}>
          <Lines>
            <path fill="var(--wheat)" fillOpacity=".14" d={`M0 ${objective.y}H1000V${time.y}H0z`} />
            <Stroke {...strokes.thin} d={actual.map(([x, y]) => `M${x} ${y}V${time.y}`).join('')} />
            <Stroke {...strokes.dashed} d={polyline(expected)} />
            <Stroke {...strokes.primary} d={polyline(actual)} />
            <Stroke {...strokes.highlighted} d={polyline(breach)} />
            <Stroke {...strokes.ticks} d={`M1000 ${time.y}V46`} />
            <Rings stroke={highlight} at={[alert, recovery]} />
            <Rings at={actual.slice(-1)} />
          </Lines>
          <Label x={recovery[0]} dx={10} y={objective.y - 26}>
            {labels.alert}
          </Label>
          <Label x={1000} y="36" textAnchor="end">
            {labels.now}
          </Label>
        </Plot>
      </svg>
    </>
  );
}
