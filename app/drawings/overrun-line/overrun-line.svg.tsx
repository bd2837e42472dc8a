import { FluidSvg, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { polyline } from '#app/drawings/path.ts';
import { sprite } from '#app/drawings/sprite.tsx';
import { arrivalPoint, linePoints, releaseStops } from '#app/drawings/stops.ts';

// Coordinates are thousandths of the drawing's width and height.

/** The stations' rows, from the bottom up. */
const rows = [970, 810, 650, 490, 330].map((y) => ({ y }));
/** The right edge of the graph. */
const endX = 600;
const route = { departs: 260, arrives: 476, waits: [0, 22, 44, 22] };
const stops = releaseStops(rows, route);
/** From the first station to the last, then up and off to the right. */
const line = `${polyline(linePoints(stops))}L502 140H1000`;
const { lines: otherReleases } = computeOtherReleases(rows, route, {
  nearest: { before: 241, after: 280 },
  fastestFrom: 900,
  fastestWidth: 15,
  spacing: { current: 19, fastest: 4 },
});

/** The not-found page's line, which goes past the last station and off the graph. */
export default sprite({
  background: (
    // Clips the other releases at the edges of the graph.
    <svg width={`${endX / 10}%`}>
      <FluidSvg width={endX}>
        {/* The rows, and the graph's right edge. */}
        <Stroke
          strokeOpacity="0.3"
          d={`${rows.map(({ y }) => `M0 ${y}H${endX}`).join('')}M${endX - 0.5} 330V970`}
        />
        <Stroke strokeOpacity="0.5" d={otherReleases.map(polyline).join('')} />
      </FluidSvg>
    </svg>
  ),
  lines: (
    <FluidSvg>
      {/* Separates the line from the other releases behind it. */}
      <Stroke stroke="var(--background)" strokeWidth="var(--casing)" d={line} />
      <Stroke strokeWidth="6" d={line} />
      <Rings at={stops.map(arrivalPoint)} />
      <Rings at={[[1000, 140]]} size="var(--end)" border={5} fill="var(--end-fill)" />
    </FluidSvg>
  ),
});
