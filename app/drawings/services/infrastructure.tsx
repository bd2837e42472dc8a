import { type Point, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { frames, type Layout } from './geometry.ts';
import { Label, type Row, Rows, Stations, ThinLines, Track } from './parts.tsx';

const { code: codeWords, platforms, migration: migrationWords } = services.infrastructure.drawing;

const code: Row = { label: codeWords, y: 264 };
/** From the one the line reaches first to the last. */
const rows = platforms.map((label, index): Row => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = rows;
const top = 40;

/** The line's start, its run for each pixel it climbs, and where the migration leaves on-prem. */
const compositions = {
  wide: { start: 190, run: 0.7, migration: 500, thin: { gap: 10.6, to: 1200, upright: 18 } },
  middle: { start: 180, run: 0.6, migration: 340, thin: { gap: 10, to: 800, upright: 16 } },
  narrow: { start: 172, run: 0.4, migration: 298, thin: { gap: 8, to: 620, upright: 14 } },
} as const;

export function Drawing({ layout }: { layout: Layout }) {
  const { start, run, migration, thin } = compositions[layout];
  const { reach } = frames[layout];
  const reached = (y: number) => start + (code.y - y) * run;
  const switches = rows.map(({ y }): Point => [reached(y), y]);
  const departure: Point = [migration, onPrem.y];
  const arrival: Point = [migration + (onPrem.y - azure.y) * run, azure.y];
  const fromSwitches = switches.map(([x, y]) => `M${rounded(x)} ${y}H${reach}`);
  const isNarrow = layout === 'narrow';
  const lean = [(code.y - top) * run, thin.upright] as const;

  return (
    <>
      <Rows rows={[...rows, code]} to={reach} />
      <ThinLines d={curtain({ from: start + 16, to: thin.to, gap: thin.gap, lean })} />
      <Track through={[[start, code.y], ...switches.slice(-1)]} />
      <Track through={fromSwitches.join('')} />
      <Track highlighted through={[departure, arrival]} />
      <Stations at={[[start, code.y]]} origin />
      <Stations at={switches} />
      <Stations at={[departure, arrival]} highlighted />
      <Label
        at={[isNarrow ? migration - 6 : arrival[0] + 10, onPrem.y - 18]}
        anchor={isNarrow ? 'end' : 'start'}
      >
        {migrationWords}
      </Label>
    </>
  );
}

interface Curtain {
  /** Where the first line leaves the bottom row, and how far apart the lines stand. */
  from: number;
  to: number;
  gap: number;
  /** How far a line moves to the right on its way up: the first line's lean and the last one's. */
  lean: readonly [first: number, last: number];
}

/** Earlier and later releases: thin lines from row to row that tighten towards upright. */
function curtain({ from, to, gap, lean: [first, last] }: Curtain): string {
  const count = Math.round((to - from) / gap);
  const lines = Array.from({ length: count }, (_, index) => {
    const lean = last + (first - last) * (1 - index / count) ** 1.6;
    return `M${rounded(from + index * gap)} ${code.y}l${rounded(lean)} ${top - code.y}`;
  });
  return lines.join('');
}
