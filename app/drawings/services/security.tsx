import { cross, type Point, polyline } from '#app/drawings/path.ts';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';
import { endX, highlight, Label, Lines, Marks, Plot, Rings, Rows, strokes } from './primitives.tsx';

const labels = services.security.drawing;

/** In the order in which a release reaches them. */
const gates = labels.gates.map((label, index) => ({ label, y: 168 - 44 * index }));
const [policy = { y: 0 }, scan = policy] = gates;
const start = { label: labels.release, y: 214 };
const production = { label: labels.production, y: 36 };
const record = { label: labels.record, y: 264 };

/** Where releases start: those that pass every gate, and the one that is blocked. */
const passing = [30, 620];
const blocked = 330;
const pointAt = (startX: number, y: number) => pointAtY([startX, start.y], 1.15, y);

const passed = passing.flatMap((x) => gates.map(({ y }) => pointAt(x, y)));
const live = passing.map((x) => pointAt(x, production.y));
const lines = passing.map((x) => polyline([pointAt(x, start.y), pointAt(x, production.y)]));
const tried = pointAt(blocked, policy.y);
const closed = pointAt(blocked, scan.y);
const end = pointAt(blocked, scan.y + 18);
const recordsOf = (points: readonly Point[]) => points.map(([x]): Point => [x, record.y - 6]);

const posts = 'M-16-8v16M16-8v16';
const square = 'M-5-5h10v10h-10z';

export function Drawing() {
  const filled = { ...strokes.primary, fill: 'var(--wheat)', strokeWidth: '2' };
  return (
    <>
      <Rows rows={[production, ...gates, start, record]} />
      <Plot left={84}>
        <Marks at={passed} {...strokes.primary} strokeWidth="2" d={posts} />
        <Marks at={[tried, closed]} {...strokes.highlighted} strokeWidth="2" d={posts} />
        <Marks at={recordsOf(passed)} {...filled} d={square} />
        <Marks
          at={recordsOf([tried, closed])}
          {...strokes.highlighted}
          strokeWidth="2"
          d={square}
        />
        <Marks
          at={recordsOf([closed])}
          {...strokes.highlighted}
          strokeWidth="2"
          d={cross([0, 0], 5)}
        />
        <Lines>
          <path {...strokes.primary} d={lines.join('')} />
          <path {...strokes.primary} d={`M${live[0]?.join(' ')}H${endX}`} />
          <path {...strokes.highlighted} d={polyline([[blocked, start.y], end])} />
        </Lines>
        <Marks at={[closed]} {...strokes.highlighted} d="M-16 0h32" />
        <Marks at={[end]} {...strokes.highlighted} d={cross([0, 0], 7)} />
        <Rings at={passing.map((x): Point => [x, start.y])} r="7" />
        <Rings at={[...passed, ...live]} />
        <Rings at={[[blocked, start.y]]} stroke={highlight} r="7" />
        <Rings at={[tried]} stroke={highlight} />
        <Label x={end[0]} dx={14} y={end[1] + 9} text={labels.blocked} />
      </Plot>
    </>
  );
}
