import { cross, type Point } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, colours, label, rows, stations, track } from './parts.ts';

const words = services.security.drawing;

/** In the order a release reaches them. */
const gates = words.gates.map((label, index) => ({ label, y: 164 - 46 * index }));
const [passed = { y: 0 }, closed = passed] = gates;
const start = 208;
const production = { label: words.production, y: 26 };
const record = { label: words.record, y: 264, size: 12 };
/** The run for each pixel a line climbs: about 60 degrees. */
const run = 0.58;
/** Half of a gate's opening, and half of its posts' height. */
const opening = 16;
const post = 8;
/** Where the second release ends, below its gate, and half the size of the cross it ends in. */
const stop = { below: 22, cross: 7 };

/** Where the releases begin. */
const compositions = {
  wide: { first: 190, second: 360 },
  middle: { first: 150, second: 280 },
  narrow: { first: 124, second: 214 },
} as const;

export const draw: Composition = (layout) => {
  const { first, second } = compositions[layout];
  const { reach } = frames[layout];
  const on = (from: number, y: number): Point => [from + (start - y) * run, y];
  const released = gates.map(({ y }) => on(first, y));
  const tried = on(second, passed.y);
  const end = on(second, closed.y + stop.below);
  const barred = on(second, closed.y);

  return [
    rows([production, ...gates, record], { to: reach }),
    marks('rule', released.map(posts)),
    marks('exception', [tried, barred].map(posts)),
    marks('rule', released.map(square)),
    marks('exception', [tried, end].map(square)),
    track([on(first, start), on(first, production.y), [reach, production.y]]),
    track([on(second, start), end], { tone: 'exception' }),
    track(`M${barred[0] - opening} ${closed.y}h${2 * opening}${cross(end, stop.cross)}`, {
      tone: 'exception',
    }),
    stations([on(first, start)], { origin: true }),
    stations([...released, on(first, production.y)]),
    stations([on(second, start)], { tone: 'exception', origin: true }),
    stations([tried], { tone: 'exception' }),
    label([first, start + 25], words.release, 'middle'),
    label([second, start + 25], words.second, 'middle'),
    label([end[0] + 18, end[1] + 6], words.blocked),
  ].join('');
};

function marks(tone: keyof typeof colours, paths: readonly string[]): string {
  return `<path fill="none" stroke="${colours[tone]}" stroke-width="2" d="${paths.join('')}"/>`;
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
