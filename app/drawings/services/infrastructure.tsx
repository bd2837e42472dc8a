import { climbTo } from '#app/drawings/climb.ts';
import { between, type Point, polyline, repeated, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { highlight, Label, type PanelSize, RowLines, reach, Stations, strokes } from './parts.tsx';

const { code: codeWords, platforms, migration: migrationWords } = services.infrastructure.drawing;

const code = { label: codeWords, y: 264 };
/** In the order in which the line reaches them. */
const rows = platforms.map((label, index) => ({ label, y: 184 - 48 * index }));
const [onPrem = code, azure = code] = rows;
const top = 40;

/** The line's start, its run for each pixel it climbs, and where the migration leaves on-prem. */
const layouts = {
  wide: { start: 190, run: 0.7, migration: 500, thin: { gap: 10.6, to: 1200, upright: 18 } },
  middle: { start: 180, run: 0.6, migration: 340, thin: { gap: 10, to: 800, upright: 16 } },
  narrow: { start: 172, run: 0.4, migration: 298, thin: { gap: 8, to: 620, upright: 14 } },
} as const;

export function Drawing({ size }: { size: PanelSize }) {
  const { start, run, migration, thin } = layouts[size];
  const switches = rows.map(({ y }) => climbTo([start, code.y], run, y));
  const departure: Point = [migration, onPrem.y];
  const arrival = climbTo(departure, run, azure.y);
  const fromSwitches = switches.map(([x, y]) => `M${rounded(x)} ${y}H${reach}`);
  const isNarrow = size === 'narrow';
  const height = code.y - top;
  const count = Math.round((thin.to - start - 16) / thin.gap);
  /** The first releases lean like the line, later ones stand ever steeper. */
  const leanOf = (index: number) => between(thin.upright, height * run, (1 - index / count) ** 1.6);
  const releases = repeated(
    count,
    (index) =>
      `M${rounded(start + 16 + index * thin.gap)} ${code.y}l${rounded(leanOf(index))} ${-height}`,
  );

  return (
    <>
      <RowLines rows={[...rows, code]} />
      <path {...strokes.thin} d={releases} />
      <path {...strokes.track} d={polyline([[start, code.y], ...switches.slice(-1)])} />
      <path {...strokes.track} d={fromSwitches.join('')} />
      <path {...strokes.highlighted} d={polyline([departure, arrival])} />
      <Stations at={[[start, code.y]]} r="7" />
      <Stations at={switches} />
      <Stations at={[departure, arrival]} stroke={highlight} />
      <Label
        at={[isNarrow ? migration - 6 : arrival[0] + 10, onPrem.y - 18]}
        textAnchor={isNarrow ? 'end' : 'start'}
        text={migrationWords}
      />
    </>
  );
}
