import { FluidSvg, Label, Rings, Stroke } from '#app/drawings/fluid-svg.tsx';
import { computeOtherReleases, releaseStops } from '#app/drawings/other-releases.ts';
import { intersection, type Point, polyline, repeatPath } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { linePoints } from '#app/drawings/stops.ts';
import { about } from '#content/about.ts';

// Coordinates are thousandths of the drawing's width and height.

const { stations, trains, hours } = about.trainGraph;
type Station = keyof typeof stations;

const names = Object.keys(stations) as Station[];
const distance = Math.max(...names.map((name) => stations[name].km));
const yOf = (name: Station) => (stations[name].km / distance) * 1000;
const xOf = (hour: number) => 115 + (hour - hours.from) * 19;

const lineOf = ({ from, departs, to, arrives }: (typeof trains)[number]): [Point, Point] => [
  [xOf(departs), yOf(from)],
  [xOf(arrives), yOf(to)],
];
const trainLines = [lineOf(trains[0]), lineOf(trains[1])] as const;

const stages = names.toReversed().map((name) => ({ y: yOf(name) }));
const route = { departs: 580, arrives: 755, waits: [0, 42, 28] };
const release = linePoints(releaseStops(stages, route));
const rings = releaseStops(stages, route).map(({ arrives, y }): Point => [arrives, y]);
const { lines: others } = computeOtherReleases(stages, route, {
  nearest: { before: 544, after: 603 },
  fastestFrom: 930,
  fastestWidth: 15,
  spacing: { current: 30, fastest: 4 },
  visibleFrom: 400,
});

/** A train graph from 1885, whose four station lines continue as the stages of a release. */
export default sprite({
  background: (
    <FluidSvg>
      <Stroke
        strokeOpacity="0.3"
        d={hourLines(6, 1030) + names.map((name) => `M0 ${yOf(name)}H2000`).join('')}
      />
    </FluidSvg>
  ),
  dense: (
    <FluidSvg>
      <Stroke strokeOpacity="0.16" d={hourLines(1, 1000)} />
    </FluidSvg>
  ),
  releases: <OtherReleases lines={others.filter((_, index) => index % 2 === 0)} />,
  'releases-between': <OtherReleases lines={others.filter((_, index) => index % 2 === 1)} />,
  lines: (
    <FluidSvg>
      <Stroke strokeWidth="3" d={trainLines.map(polyline).join('')} />
      <Stroke strokeWidth="6" d={`${polyline(release)}H2000`} />
      <Rings name="train" at={trainLines.flat()} />
      {/* A dot, not a ring: no train stops where they meet. */}
      <Rings name="meeting" at={[intersection(...trainLines)]} />
      <Rings name="ring" at={rings.slice(0, -1)} />
      <Rings name="end" at={rings.slice(-1)} />
    </FluidSvg>
  ),
  labels: (
    <>
      {names.map((name) => {
        const dy = yOf(name) > 0 ? '-0.5em' : '-0.9em';
        return (
          <g key={name}>
            <Label at={[0, yOf(name)]} dy={dy}>
              {name}
            </Label>
            <Label at={[1000, yOf(name)]} dy={dy} textAnchor="end">
              {stations[name].stage}
            </Label>
          </g>
        );
      })}
      {trains.flatMap((train) =>
        [train.departs, train.arrives].map((hour, index) => {
          const [x, y] = lineOf(train)[index] ?? [0, 0];
          const dy = y > 0 ? '1.75em' : '-0.9em';
          return (
            <Label key={hour} at={[x, y]} dy={dy} fill="var(--muted)" textAnchor="middle">
              {clock(hour)}
            </Label>
          );
        }),
      )}
    </>
  ),
});

function OtherReleases({ lines }: { lines: readonly Point[][] }) {
  return (
    <FluidSvg>
      <Stroke strokeOpacity="0.5" d={lines.map(polyline).join('')} />
    </FluidSvg>
  );
}

function hourLines(spacing: number, bottom: number): string {
  return repeatPath((hours.to - hours.from) / spacing + 1, (index) => {
    const x = xOf(hours.from + index * spacing);
    return `M${x} 0V${bottom}`;
  });
}

/** Returns 22.17 as 22:10. */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
