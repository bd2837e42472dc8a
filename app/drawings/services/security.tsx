import { climbTo } from '#app/drawings/climb.ts';
import { cross, type Point, polyline } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { highlight, Label, type PanelSize, RowLines, reach, Stations, strokes } from './parts.tsx';

const words = services.security.drawing;

/** In the order a release reaches them. */
const gates = words.gates.map((label, index) => ({ label, y: 168 - 44 * index }));
const [passed = { y: 0 }, closed = passed] = gates;
const start = { label: words.release, y: 214 };
const production = { label: words.production, y: 36 };
const record = { label: words.record, y: 264, size: 12 };
/** The run for each pixel a line climbs: about 60 degrees. */
const run = 0.58;
/** Half of a gate's opening, and half of its posts' height. */
const opening = 16;
const post = 8;
/** How far below its gate the blocked release ends, and half the size of its cross. */
const stop = { below: 18, cross: 7 };

/** Where releases begin: those that pass, and the one that is blocked. */
const layouts = {
  wide: { passing: [180, 460, 820], blocked: 310 },
  middle: { passing: [150], blocked: 280 },
  narrow: { passing: [124], blocked: 214 },
} as const;

export function Drawing({ size }: { size: PanelSize }) {
  const { passing, blocked } = layouts[size];
  const on = (from: number, y: number) => climbTo([from, start.y], run, y);
  const released = passing.flatMap((from) => gates.map(({ y }) => on(from, y)));
  const live = passing.map((from) => on(from, production.y));
  const passes = passing.map((from) => polyline([on(from, start.y), on(from, production.y)]));
  const tried = on(blocked, passed.y);
  const end = on(blocked, closed.y + stop.below);
  const barred = on(blocked, closed.y);
  const missing = cross([barred[0], record.y - 6], 6);
  const bar = `M${barred[0] - opening} ${closed.y}h${2 * opening}${cross(end, stop.cross)}`;

  return (
    <>
      <RowLines rows={[production, ...gates, start, record]} />
      <path {...strokes.track} strokeWidth="2" d={released.map(posts).join('')} />
      <path {...strokes.highlighted} strokeWidth="2" d={[tried, barred].map(posts).join('')} />
      <path
        {...strokes.track}
        fill="var(--wheat)"
        strokeWidth="2"
        d={released.map(square).join('')}
      />
      <path {...strokes.highlighted} strokeWidth="2" d={square(tried) + square(barred) + missing} />
      <path {...strokes.track} d={passes.join('')} />
      <path {...strokes.track} d={`M${on(passing[0], production.y).join(' ')}H${reach}`} />
      <path {...strokes.highlighted} d={polyline([on(blocked, start.y), end])} />
      <path {...strokes.highlighted} d={bar} />
      <Stations at={passing.map((from) => on(from, start.y))} r="7" />
      <Stations at={[...released, ...live]} />
      <Stations at={[on(blocked, start.y)]} stroke={highlight} r="7" />
      <Stations at={[tried]} stroke={highlight} />
      <Label at={[end[0] + 14, end[1] + 9]} text={words.blocked} />
    </>
  );
}

/** Returns path data for a gate's posts, on both sides of the line. */
function posts([x, y]: Point): string {
  return [x - opening, x + opening].map((x) => `M${x} ${y - post}v${2 * post}`).join('');
}

/** Returns path data for the record of a gate that a release passed or tried. */
function square([x]: Point): string {
  const { y, size } = record;
  return `M${x - size / 2} ${y - size}h${size}v${size}h-${size}z`;
}
