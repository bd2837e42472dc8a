import { FluidSvg, Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { type Point, percent, polyline, repeatPath } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { arrivalPoint, linePoints, releaseStops } from '#app/drawings/stops.ts';
import { about } from '#content/about.ts';

// Coordinates are thousandths of the drawing's width and height.

const { stations, trains, hours } = about.trainGraph;
type Station = keyof typeof stations;

const stationNames = Object.keys(stations) as Station[];
const distance = Math.max(...stationNames.map((name) => stations[name].km));
const yAt = (name: Station) => (stations[name].km / distance) * 1000;
const xAt = (hour: number) => 115 + (hour - hours.from) * 19;
const trainLines = trains.map(({ from, departs, to, arrives }): Point[] => [
  [xAt(departs), yAt(from)],
  [xAt(arrives), yAt(to)],
]);

const stages = stationNames.toReversed().map((name) => ({ y: yAt(name) }));
const route = { departs: 580, arrives: 755, waits: [0, 42, 28] };
const release = releaseStops(stages, route);
const { lines } = computeOtherReleases(stages, route, {
  nearest: { before: 546, after: 607 },
  fastestFrom: 785,
  fastestWidth: 35,
  spacing: { current: 30, fastest: 14 },
});
/** The other releases to the right of the trains' hours. */
const otherReleases = lines.filter(([[x] = [0]]) => x > xAt(hours.to));

/** A train graph from 1885, whose four station lines continue as the stages of a release. */
export default sprite({
  background: (
    <>
      <FluidSvg>
        <Stroke
          strokeOpacity="0.3"
          d={hourLines(6, 1030) + stationNames.map((name) => `M0 ${yAt(name)}H2000`).join('')}
        />
        <Stroke strokeOpacity="0.16" d={hourLines(1, 1000)} display="var(--dense)" />
        <Stroke strokeOpacity="0.5" d={otherReleases.map(polyline).join('')} />
      </FluidSvg>
      {stationNames.map((name) => (
        <g key={name}>
          <Label y={percent(yAt(name) / 1000)} dy="-0.7em">
            {name}
          </Label>
          <Label x={1000} y={percent(yAt(name) / 1000)} dy="-0.7em" textAnchor="end">
            {stations[name].stage}
          </Label>
        </g>
      ))}
      {trains.flatMap(({ from, departs, to, arrives }) => [
        <TimeLabel key={departs} hour={departs} station={from} />,
        <TimeLabel key={arrives} hour={arrives} station={to} />,
      ])}
    </>
  ),
  lines: (
    <FluidSvg>
      <Stroke strokeWidth="3" d={trainLines.map(polyline).join('')} />
      <Stroke strokeWidth="6" d={`${polyline(linePoints(release))}H2000`} />
      <Rings at={trainLines.flat()} size="14px" />
      <Rings at={release.slice(0, -1).map(arrivalPoint)} />
      <Rings at={[[route.arrives, 0]]} size="var(--end)" border={5} fill="var(--end-fill)" />
    </FluidSvg>
  ),
});

/** Labels the time of day at which a train departs from a station or arrives there: 22.17 is 22:10. */
function TimeLabel({ hour, station }: { hour: number; station: Station }) {
  const y = yAt(station);
  const minutes = String(Math.round((hour % 1) * 60)).padStart(2, '0');
  return (
    <Label
      x={xAt(hour)}
      y={percent(y / 1000)}
      dy={y > 0 ? '1.75em' : '-0.9em'}
      fill="var(--muted)"
      textAnchor="middle"
    >{`${Math.floor(hour)}:${minutes}`}</Label>
  );
}

function hourLines(spacing: number, bottom: number): string {
  return repeatPath((hours.to - hours.from) / spacing + 1, (index) => {
    const x = xAt(hours.from + index * spacing);
    return `M${x} 0V${bottom}`;
  });
}
