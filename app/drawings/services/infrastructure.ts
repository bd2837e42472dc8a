import { type Point, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames } from './geometry.ts';
import { type Composition, label, type Row, rows, stations, strings, track } from './parts.ts';

const { code: codeWords, platforms, migration: migrationWords } = services.infrastructure.drawing;

const code: Row = { label: codeWords, y: 264 };
/** From the one the line reaches first to the last. */
const grounds = platforms.map((label, index): Row => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = grounds;
const top = 40;

/** The line's start, its run for each pixel it climbs, and where the migration leaves on-prem. */
const compositions = {
  wide: { start: 190, run: 0.7, migration: 500, fine: { gap: 10.6, to: 1200, upright: 18 } },
  middle: { start: 180, run: 0.6, migration: 340, fine: { gap: 10, to: 800, upright: 16 } },
  narrow: { start: 172, run: 0.4, migration: 298, fine: { gap: 8, to: 620, upright: 14 } },
} as const;

export const draw: Composition = (layout) => {
  const { start, run, migration, fine } = compositions[layout];
  const { reach } = frames[layout];
  const reached = (y: number) => start + (code.y - y) * run;
  const switches = grounds.map(({ y }): Point => [reached(y), y]);
  const departure: Point = [migration, onPrem.y];
  const arrival: Point = [migration + (onPrem.y - azure.y) * run, azure.y];

  return [
    rows([...grounds, code], reach),
    strings(
      curtain({
        from: start + 16,
        to: fine.to,
        gap: fine.gap,
        lean: [(code.y - top) * run, fine.upright],
      }),
    ),
    track([[start, code.y], ...switches.slice(-1)]),
    ...switches.map((point) => track([point, [reach, point[1]]])),
    track([departure, arrival], { tone: 'exception' }),
    stations([[start, code.y]], { origin: true }),
    stations(switches),
    stations([departure, arrival], { tone: 'exception' }),
    layout === 'narrow'
      ? label([migration - 6, onPrem.y - 18], migrationWords, 'end')
      : label([arrival[0] + 10, onPrem.y - 18], migrationWords),
  ].join('');
};

interface Curtain {
  /** Where the first line leaves the bottom row, and how far apart the lines stand. */
  from: number;
  to: number;
  gap: number;
  /** How far a line moves to the right on its way up: the first line's lean and the last one's. */
  lean: readonly [first: number, last: number];
}

/** Earlier and later releases: fine lines from row to row that tighten towards upright. */
function curtain({ from, to, gap, lean: [first, last] }: Curtain): string {
  const count = Math.round((to - from) / gap);
  const lines = Array.from({ length: count }, (_, index) => {
    const lean = last + (first - last) * (1 - index / count) ** 1.6;
    return `M${rounded(from + index * gap)} ${code.y}l${rounded(lean)} ${top - code.y}`;
  });
  return lines.join('');
}
