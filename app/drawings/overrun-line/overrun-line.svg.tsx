import { FluidSvg, Rings, Stroke } from '#app/drawings/fluid-svg.tsx';
import { computeOtherReleases, releaseStops } from '#app/drawings/other-releases.ts';
import { type Point, polyline } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { linePoints } from '#app/drawings/stops.ts';

// Coordinates are thousandths of the drawing's width and height.

/** From the bottom up. The last row is the last station. */
const rows = [970, 810, 650, 490, 330].map((y) => ({ y }));
/** The right edge of the graph. */
const endX = 600;
const route = { departs: 260, arrives: 476, waits: [0, 22, 44, 22] };
const stops = releaseStops(rows, route);
/** From the last station up, then off to the right. */
const overrun: Point[] = [
  [502, 140],
  [1000, 140],
];
const line = polyline([...linePoints(stops), ...overrun]);
const { lines: otherReleases } = computeOtherReleases(rows, route, {
  nearest: { before: 246, after: 274 },
  fastestFrom: 900,
  fastestWidth: 15,
  spacing: { current: 14, fastest: 1 },
  visibleFrom: 0,
});

/** For the not-found page: a line that goes past the last station and off the graph. */
export default sprite({
  background: (
    <>
      <FluidSvg>
        <Stroke
          strokeOpacity="0.3"
          d={`${rows.map(({ y }) => `M0 ${y}H${endX}`).join('')}M${endX} 330V970`}
        />
      </FluidSvg>
      <OtherReleases lines={otherReleases.filter((_, index) => index % 2 === 0)} />
    </>
  ),
  dense: <OtherReleases lines={otherReleases.filter((_, index) => index % 2 === 1)} />,
  lines: (
    <FluidSvg>
      {/* Separates the line from the other releases behind it. */}
      <Stroke stroke="var(--background)" strokeWidth="var(--casing)" d={line} />
      <Stroke strokeWidth="6" d={line} />
      <Rings name="ring" at={stops.map(({ arrives, y }): Point => [arrives, y])} />
      <Rings name="end" at={overrun.slice(-1)} />
    </FluidSvg>
  ),
});

/** Clips the lines at the right edge of the graph. */
function OtherReleases({ lines }: { lines: readonly Point[][] }) {
  return (
    <svg width={`${endX / 10}%`}>
      <FluidSvg width={endX}>
        <Stroke strokeOpacity="0.5" d={lines.map(polyline).join('')} />
      </FluidSvg>
    </svg>
  );
}
