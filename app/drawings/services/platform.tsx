import { climbTo } from '#app/drawings/climb.ts';
import { polyline, repeated, rounded } from '#app/drawings/path.ts';
import { services } from '#content/services.ts';
import { Label, type PanelSize, reach, Stations, strokes } from './parts.tsx';

const words = services.platform.drawing;

const first = 40;
const spacing = 54;
const rowOf = (way: number) => first + way * spacing;
const trunk = rowOf(2);

const ways = words.ways.map((label, way) => ({ label, y: rowOf(way) }));

/** Where the ways meet, the pipeline begins to climb, as steeply as the hero's line. */
const climb = { run: 0.58, every: 27 };
/** Later releases: where they begin, right of the stations' names, and their distance. */
const releases = { from: 150, every: 11 };

/** Where the ways meet, and their run for each pixel that they climb or fall before. */
const layouts = {
  wide: { x: 336, run: 1 },
  middle: { x: 266, run: 0.8 },
  narrow: { x: 170, run: 0.3 },
} as const;

export function Drawing({ size }: { size: PanelSize }) {
  const merge = layouts[size];
  const turn = (y: number) => merge.x - Math.abs(trunk - y) * merge.run;
  const merging = ways.map(({ y }) => `M0 ${y}H${rounded(turn(y))}L${merge.x} ${trunk}`);

  const climbed = (up: number) => climbTo([merge.x, trunk], climb.run, trunk - up);
  const steps = words.stations.map((name, index) => ({
    name,
    at: climbed((index + 1) * climb.every),
  }));

  const height = trunk - first;
  const climbs = repeated(
    Math.floor((reach - merge.x - releases.from) / releases.every),
    (index) =>
      `M${merge.x + releases.from + index * releases.every} ${trunk}l${height * climb.run} ${-height}`,
  );

  return (
    <>
      <path {...strokes.thin} d={`M${merge.x} ${trunk}H${reach}${climbs}`} />
      <path {...strokes.track} d={merging.join('')} />
      {/* Several tracks became this one. */}
      <path
        {...strokes.track}
        strokeWidth="7"
        d={`${polyline([climbed(0), climbed(height)])}H${reach}`}
      />
      <Stations at={[climbed(0)]} r="7" />
      <Stations at={steps.map(({ at }) => at)} />
      {ways.map(({ label, y }) => (
        <Label key={y} at={[0, y - 10]} text={label} />
      ))}
      {steps.map(({ name, at: [x, y] }) => (
        <Label key={y} at={[x + 16, y + 6]} text={name} />
      ))}
    </>
  );
}
