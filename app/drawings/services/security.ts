import { cross, type Point, polyline, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, colours, label, rows, stations, strings, track } from './parts.ts';

const words = services.security.drawing;

const wall = { top: 40, bottom: 250 };
/** How far an edge of an opening sticks out to each side of its wall. */
const lip = 5;
const record = { y: 280, size: 12, gap: 6 };
/** Other releases, by their distance from the heavy one. They all fit through its openings. */
const others = [-28, -22, -16, -10, 10, 16, 22, 28];
const releaseOpening = 36;
const attemptOpening = 13;
/** Where the attempt ends, before the wall, and half the size of the cross it ends in. */
const stop = { before: 18, cross: 7 };

/** Where the gates stand; where release and attempt begin; the climb for each pixel to the right. */
const compositions = {
  wide: { gates: [238, 382, 526], start: 104, release: 184, attempt: 240, climb: 0.24 },
  middle: { gates: [196, 302, 408], start: 100, release: 184, attempt: 242, climb: 0.3 },
  narrow: { gates: [112, 190, 268], start: 70, release: 178, attempt: 246, climb: 0.38 },
} as const;

export const draw: Composition = (layout) => {
  const { gates, start, release, attempt, climb } = compositions[layout];
  const [passed, closed] = gates;
  const { reach } = frames[layout];
  /** Behind the last gate it has arrived, and runs level. */
  const arrival = gates[2] + 44;
  const along =
    (from: number) =>
    (x: number): Point => [x, rounded(from - (Math.min(x, arrival) - start) * climb)];
  const line = along(release);
  const tried = along(attempt);
  const stopped = tried(closed - stop.before);
  const walls = gates.map((x) => {
    const openings = [{ y: line(x)[1], half: releaseOpening }];
    if (x === passed) openings.push({ y: tried(x)[1], half: attemptOpening });
    return gate(x, openings);
  });

  return [
    rows([{ label: words.record, y: record.y }], { to: reach, below: layout === 'narrow' }),
    strings(
      others
        .map((offset) => polyline([start, arrival, reach].map(along(release + offset))))
        .join(''),
    ),
    `<path stroke="${colours.rule}" stroke-width="2.5" d="${walls.join('')}"/>`,
    records('rule', gates),
    records(
      'exception',
      [passed, closed].map((x) => x + record.size + record.gap),
    ),
    track([start, arrival, reach].map(line)),
    track(`${polyline([tried(start), stopped])}${cross(stopped, stop.cross)}`, {
      tone: 'exception',
    }),
    track(
      [
        [closed, stopped[1] - attemptOpening],
        [closed, stopped[1] + attemptOpening],
      ],
      { tone: 'exception' },
    ),
    stations(gates.map(line)),
    stations([tried(passed)], { tone: 'exception' }),
    ...gates.map((x, index) => label([x, wall.top - 14], words.gates[index] ?? '', 'middle')),
    label([0, release + 5], words.release),
    label([0, attempt + 5], words.attempt),
    label([closed + 14, stopped[1] + 6], words.blocked),
  ].join('');
};

/** A wall from top to bottom, with openings given from the upper one down. */
function gate(x: number, openings: readonly { y: number; half: number }[]): string {
  const edges = openings.flatMap(({ y, half }) => [rounded(y - half), rounded(y + half)]);
  const heights = [wall.top, ...edges, wall.bottom];
  const walls = heights.map((y, index) => (index % 2 === 0 ? `M${x} ${y}` : `V${y}`)).join('');
  return walls + edges.map((y) => `M${x - lip} ${y}h${2 * lip}`).join('');
}

/** What is written down where a gate is passed or tried: one square each. */
function records(tone: keyof typeof colours, at: readonly number[]): string {
  const { y, size } = record;
  const squares = at.map((x) => `M${x - size / 2} ${y - size}h${size}v${size}h-${size}z`);
  return `<path stroke="${colours[tone]}" stroke-width="2" d="${squares.join('')}"/>`;
}
