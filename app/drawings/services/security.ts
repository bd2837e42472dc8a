import { cross, type Point } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, colours, label, rows, stations, track } from './parts.ts';

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
/** Where the blocked release ends, below its gate, and half the size of the cross it ends in. */
const stop = { below: 18, cross: 7 };

/** Where releases begin: those that pass, and the one that is blocked. */
const compositions = {
  wide: { passing: [180, 460, 820], blocked: 310 },
  middle: { passing: [150], blocked: 280 },
  narrow: { passing: [124], blocked: 214 },
} as const;

export const draw: Composition = (layout) => {
  const { passing, blocked } = compositions[layout];
  const { reach } = frames[layout];
  const on = (from: number, y: number): Point => [from + (start.y - y) * run, y];
  const released = passing.flatMap((from) => gates.map(({ y }) => on(from, y)));
  const tried = on(blocked, passed.y);
  const end = on(blocked, closed.y + stop.below);
  const barred = on(blocked, closed.y);

  return [
    rows([production, ...gates, start, record], reach),
    marks('rule', released.map(posts)),
    marks('exception', [tried, barred].map(posts)),
    marks('rule', released.map(square), colours.rule),
    marks('exception', [square(tried), square(barred), cross([barred[0], record.y - 6], 6)]),
    ...passing.map((from) => track([on(from, start.y), on(from, production.y)])),
    track(`M${on(passing[0], production.y).join(' ')}H${reach}`),
    track([on(blocked, start.y), end], { tone: 'exception' }),
    track(`M${barred[0] - opening} ${closed.y}h${2 * opening}${cross(end, stop.cross)}`, {
      tone: 'exception',
    }),
    stations(
      passing.map((from) => on(from, start.y)),
      { origin: true },
    ),
    stations([...released, ...passing.map((from) => on(from, production.y))]),
    stations([on(blocked, start.y)], { tone: 'exception', origin: true }),
    stations([tried], { tone: 'exception' }),
    label([end[0] + 14, end[1] + 9], words.blocked),
  ].join('');
};

function marks(tone: keyof typeof colours, paths: readonly string[], fill = 'none'): string {
  return `<path fill="${fill}" stroke="${colours[tone]}" stroke-width="2" d="${paths.join('')}"/>`;
}

/** A gate's posts, to both sides of the line that passes. */
function posts([x, y]: Point): string {
  return [x - opening, x + opening].map((x) => `M${x} ${y - post}v${2 * post}`).join('');
}

/** What is written down where a gate is passed or tried. */
function square([x]: Point): string {
  const { y, size } = record;
  return `M${x - size / 2} ${y - size}h${size}v${size}h-${size}z`;
}
