import { dots, Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline } from '#app/drawings/path.ts';
import { endX, highlight, Lines, Plot, Rows, strokes } from '#app/drawings/service-primitives.tsx';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';

const labels = services.security.drawing;

const record = { label: labels.record, y: 264 };
const start = { label: labels.release, y: 214 };
const gateY = (index: number) => 168 - 44 * index;
/** The gates, in the order in which a release reaches them. */
const gates = labels.gates.map((label, index) => ({ label, y: gateY(index) }));
const production = { label: labels.production, y: 36 };

const pointAt = (startX: number, y: number) => pointAtY([startX, start.y], 1.15, y);
const gatePoints = (startX: number) => gates.map(({ y }) => pointAt(startX, y));

/** The x at which releases start. Two pass every gate; one is blocked at the second gate, and ends below the gate. */
const passingStarts = [30, 620];
const passing = passingStarts.map((x): Point[] => [[x, start.y], pointAt(x, production.y)]);
const passedGates = passingStarts.flatMap(gatePoints);
const blockedStart = 330;
const triedGates = gatePoints(blockedStart).slice(0, 2);
const end = pointAt(blockedStart, gateY(1) + 18);

/** Returns path data for the two posts of a gate around each point. */
const posts = (points: readonly Point[]) =>
  points.map(([x, y]) => `M${x - 30} ${y - 8}v16m60-16v16`).join('');
const auditRecords = (points: readonly Point[]) => dots(points.map(([x]) => [x, record.y - 6]));
const square = { strokeLinecap: 'square', strokeWidth: '12', strokeDasharray: 'none' } as const;

export function Drawing() {
  return (
    <>
      <Rows rows={[production, ...gates, start, record]} />
      <Plot left={84}>
        <Lines>
          <Stroke strokeWidth="2" d={posts(passedGates)} />
          <Stroke {...strokes.highlighted} strokeWidth="2" d={posts(triedGates)} />
          <Stroke {...square} d={auditRecords(passedGates)} />
          <Stroke {...square} stroke={highlight} d={auditRecords(triedGates)} />
          <Stroke
            {...strokes.primary}
            d={passing.map((line) => `${polyline(line)}H${endX}`).join('')}
          />
          {/* The blocked release, its cross, and 18 px above it, the gate that stays closed. */}
          <Stroke
            {...strokes.highlighted}
            d={`${polyline([[blockedStart, start.y], end])}m-13-7l26 14m0-14l-26 14m4-25h60`}
          />
          <Rings at={[...passing.flat(), ...passedGates]} />
          <Rings at={[[blockedStart, start.y], ...triedGates.slice(0, 1)]} stroke={highlight} />
        </Lines>
        <Label x={end[0]} dx={16} y={end[1] + 9}>
          {labels.blocked}
        </Label>
      </Plot>
    </>
  );
}
