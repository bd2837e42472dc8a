import { curtain, frames, type Point } from './geometry.ts';
import {
  type CompositionProps,
  Drawing,
  Label,
  type Row,
  Rows,
  Stations,
  Strings,
  Track,
} from './parts.tsx';

const code = { label: 'Infrastructure as code', y: 280 } as const satisfies Row;
const onPrem = { label: 'On-prem', y: 196 } as const satisfies Row;
const azure = { label: 'Azure', y: 144 } as const satisfies Row;
/** From the one the line reaches first to the last. */
const grounds = [onPrem, azure, { label: 'GCP', y: 92 }, { label: 'AWS', y: 40 }] as const;
const top = 40;

/** The line's start, its run for each pixel it climbs, and where the migration leaves on-prem. */
const compositions = {
  wide: { start: 190, run: 0.7, migration: 520, strings: { gap: 10.6, to: 1200, upright: 18 } },
  narrow: { start: 84, run: 0.5, migration: 226, strings: { gap: 8, to: 620, upright: 14 } },
} as const;

export function Infrastructure({ layout, labelledBy }: CompositionProps) {
  const { start, run, migration, strings } = compositions[layout];
  const { reach } = frames[layout];
  const reached = (y: number) => start + (code.y - y) * run;
  const switches = grounds.map(({ y }): Point => [reached(y), y]);
  const arrival: Point = [migration + (onPrem.y - azure.y) * run, azure.y];

  return (
    <Drawing layout={layout} labelledBy={labelledBy}>
      <Rows rows={grounds} to={reach} />
      <Rows rows={[code]} to={reach} below={layout === 'narrow'} />
      <Strings
        path={curtain({
          bottom: code.y,
          top,
          from: start + 16,
          to: strings.to,
          gap: strings.gap,
          lean: [(code.y - top) * run, strings.upright],
        })}
      />
      <Track through={[[start, code.y], ...switches.slice(-1)]} />
      {switches.map((point) => (
        <Track key={point[1]} through={[point, [reach, point[1]]]} />
      ))}
      <Track through={[[migration, onPrem.y], arrival]} tone="exception" />
      <Stations at={[[start, code.y]]} origin />
      <Stations at={switches} />
      <Stations at={[[migration, onPrem.y], arrival]} tone="exception" />
      {layout === 'wide' ? (
        <Label at={[arrival[0] + 10, onPrem.y - 21]}>Migration</Label>
      ) : (
        <Label at={[migration + 4, onPrem.y - 21]} anchor="end">
          Migration
        </Label>
      )}
    </Drawing>
  );
}
