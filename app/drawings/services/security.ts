import { cross, type Point } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { curtain, frames } from './geometry.ts';
import { type Composition, colours, label, rows, stations, strings, track } from './parts.ts';

const words = services.security.drawing;

/** In the order a release reaches them. */
const gates = words.gates.map((label, index) => ({ label, y: 160 - 50 * index }));
const [passed = { y: 0 }, closed = passed] = gates;
const [start, arrival] = [208, 20];
const record = { label: words.record, y: 264, size: 12 };
/** The run for each pixel a line climbs: about 60 degrees. */
const run = 0.58;
/** Half of a gate's opening, and half of its posts' height. */
const opening = 16;
const post = 8;
/** Where the attempt ends, below its gate, and half the size of the cross it ends in. */
const stop = { below: 22, cross: 7 };

/** Where release, attempt and later releases begin. */
const compositions = {
  wide: { release: 190, attempt: 320, later: 440 },
  middle: { release: 150, attempt: 250, later: 360 },
  narrow: { release: 124, attempt: 208, later: 296 },
} as const;

export const draw: Composition = (layout) => {
  const { release, attempt, later } = compositions[layout];
  const { reach } = frames[layout];
  const on = (from: number, y: number): Point => [from + (start - y) * run, y];
  const released = gates.map(({ y }) => on(release, y));
  const tried = on(attempt, passed.y);
  const end = on(attempt, closed.y + stop.below);
  const barred = on(attempt, closed.y);

  return [
    rows([...gates, record], { to: reach }),
    strings(
      curtain({
        bottom: start,
        top: arrival,
        from: later,
        to: reach,
        gap: 10,
        lean: [(start - arrival) * run, 16],
      }),
    ),
    marks('rule', released.map(posts)),
    marks('exception', [tried, barred].map(posts)),
    marks('rule', released.map(square)),
    marks('exception', [tried, end].map(square)),
    track([on(release, start), on(release, arrival), [reach, arrival]]),
    track([on(attempt, start), end], { tone: 'exception' }),
    track(`M${barred[0] - opening} ${closed.y}h${2 * opening}${cross(end, stop.cross)}`, {
      tone: 'exception',
    }),
    stations([on(release, start)], { origin: true }),
    stations(released),
    stations([on(attempt, start)], { tone: 'exception', origin: true }),
    stations([tried], { tone: 'exception' }),
    label([release, start + 25], words.release, 'middle'),
    label([attempt, start + 25], words.attempt, 'middle'),
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
