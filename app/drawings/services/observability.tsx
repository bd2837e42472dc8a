import { intersection, type Point, polyline, round1 } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { highlight, Label, Lines, Plot, Rings, Rows, strokes } from './primitives.tsx';

const labels = services.observability.drawing;

/** The end of a day, then the next one until now: latencies in milliseconds. */
const measured = [
  118, 109, 115, 104, 112, 107, 116, 110, 104, 112, 108, 121, 117, 109, 118, 131, 126, 119, 134,
  150, 147, 158, 152, 166, 181, 174, 188, 206, 241, 318, 346, 338, 291, 232, 198, 204, 187, 179,
  192, 186, 170, 163, 168, 151, 146, 152, 139, 127, 133, 124, 117, 121, 128, 116, 108, 113, 121,
  112, 106, 111, 118,
];
const now = measured.length - 1;

/** What was expected: its turning points. */
const plan = [
  [0, 127],
  [8, 122],
  [17, 132],
  [27, 178],
  [39, 178],
  [52, 132],
  [now, 127],
] as const;

/** The most that the objective allows. */
const objective = 256;

const baseY = 264;
const legendY = 178;
const axis = { x: 100, top: 46 };

/** "Now" is at the panel's right edge. */
const xOf = (index: number) => 1000 + (index - now) * 18;
const yOf = (latency: number) => round1(baseY - latency * 0.68);
const pointAt = (index: number, latency: number): Point => [round1(xOf(index)), yOf(latency)];

const limitY = yOf(objective);
const actual = measured.map((latency, index) => pointAt(index, latency));
/** Where the measured line begins and ceases to exceed the objective. */
const [alerted = [0, 0], recovered = [0, 0]] = actual.flatMap((point, index): Point[] => {
  const next = actual[index + 1] ?? point;
  const crosses = point[1] > limitY !== next[1] > limitY;
  const limit = [pointAt(0, objective), pointAt(now, objective)] as const;
  return crosses ? [intersection([point, next], limit)] : [];
});
const peak = actual.filter(([, y]) => y < limitY);
const rows = [
  { label: labels.objective, y: limitY },
  { label: labels.time, y: baseY },
];

export function Drawing() {
  return (
    <>
      <Rows rows={rows} />
      <Label y={legendY} text={labels.expected} />
      <path {...strokes.dashed} d={`M0 ${legendY + 7}h66`} />
      <Label y={legendY + 26} text={labels.actual} />
      <path {...strokes.primary} strokeWidth="2" d={`M0 ${legendY + 33}h45`} />
      {/* Clips what is older than the axis. */}
      <svg x={axis.x}>
        <Plot left={-axis.x}>
          <Lines>
            {/* What the objective allows. */}
            <path fill="var(--wheat)" fillOpacity=".14" d={`M0 ${limitY}H1000V${baseY}H0z`} />
            <path {...strokes.thin} d={actual.map(([x, y]) => `M${x} ${y}V${baseY}`).join('')} />
            <path
              {...strokes.dashed}
              d={polyline(plan.map(([index, latency]) => pointAt(index, latency)))}
            />
            <path {...strokes.primary} d={polyline(actual)} />
            <path {...strokes.highlighted} d={polyline([alerted, ...peak, recovered])} />
            <path {...strokes.ticks} d={`M1000 ${baseY}V${axis.top}`} />
          </Lines>
          <Rings stroke={highlight} at={[alerted, recovered]} />
          <Rings at={actual.slice(-1)} />
          <Label x={recovered[0]} dx={10} y={limitY - 26} text={labels.alert} />
          <Label x={1000} y={axis.top - 10} textAnchor="end" text={labels.now} />
        </Plot>
      </svg>
    </>
  );
}
