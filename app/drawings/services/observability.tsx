import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline } from '#app/drawings/path.ts';
import { highlight, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { services } from '#content/services.ts';

const labels = services.observability.drawing;

/** Measured latencies (ms), the last one now. */
const latencies = [
  112, 107, 116, 110, 104, 112, 108, 121, 117, 109, 118, 131, 126, 119, 134, 150, 147, 158, 152,
  166, 181, 174, 188, 206, 256, 318, 346, 338, 291, 256, 198, 204, 187, 179, 192, 186, 170, 163,
  168, 151, 146, 152, 139, 127, 133, 124, 117, 121, 128, 116, 108, 113, 121, 112, 106, 111, 118,
];

const objectiveMs = 256;
const time = { label: labels.time, y: 264 };
const yAt = (ms: number) => time.y - ms * 0.68;
/** Rounded, so that its hairline is sharp. */
const objective = { label: labels.objective, y: Math.round(yAt(objectiveMs)) };
/** Returns the x of a measurement. The last measurement, "now", is at the panel's right edge. */
const xAt = (index: number) => 1000 + (index - latencies.length + 1) * 18;
const actual = latencies.map((ms, index): Point => [xAt(index), yAt(ms)]);
/** Expected latencies, one for every eleven measurements. */
const expected = [122, 132, 178, 178, 132, 127].map((ms, i): Point => [xAt(1 + i * 11), yAt(ms)]);
const labelsEnd = 100;
const breach = actual.filter(([, y]) => y <= yAt(objectiveMs));

export function Drawing() {
  return (
    <>
      <Rows rows={[objective, time]} />
      {/* The key: each label is underlined, over its length, in its line's style. */}
      <Label y="178">{labels.expected}</Label>
      <Stroke {...strokes.dashed} d="M0 185h66" />
      <Label y="204">{labels.actual}</Label>
      <Stroke strokeWidth="2" d="M0 211h45" />
      {/* Clips the lines where the labels end. */}
      <svg x={labelsEnd}>
        <Plot left={-labelsEnd}>
          <Lines>
            <path fill="var(--wheat)" fillOpacity=".14" d={`M0 ${objective.y}H1000V${time.y}H0z`} />
            <Stroke {...strokes.thin} d={actual.map(([x, y]) => `M${x} ${y}V${time.y}`).join('')} />
            <Stroke {...strokes.dashed} d={polyline(expected)} />
            <Stroke {...strokes.primary} d={polyline(actual)} />
            <Stroke {...strokes.highlighted} d={polyline(breach)} />
            <Stroke {...strokes.ticks} d={`M1000 ${time.y}V46`} />
            <Rings stroke={highlight} at={[...breach.slice(0, 1), ...breach.slice(-1)]} />
            <Rings at={actual.slice(-1)} />
          </Lines>
          <Label x={Math.max(...breach.map(([x]) => x))} dx={10} y={objective.y - 26}>
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
