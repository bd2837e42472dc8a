import { computeOtherReleases } from '#app/drawings/other-releases.ts';
import { type Point, polyline } from '#app/drawings/path.ts';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';
import { endX, Label, Lines, Plot, Rings, strokes } from './primitives.tsx';

const labels = services.platform.drawing;

const top = 40;
const spacing = 54;
const sources = labels.ways.map((label, index) => ({ label, y: top + index * spacing }));
const merge: Point = [250, top + 2 * spacing];
const [mergeX, mergeY] = merge;
const branches = sources.map(
  ({ y }) => `M0 ${y}H${mergeX - Math.abs(mergeY - y) * 1.5}L${mergeX} ${mergeY}`,
);

/** Where the sources meet, the pipeline begins to rise. */
const dxPerDy = 0.8;
const stations = labels.stations.map((label, index) => ({
  label,
  at: pointAtY(merge, dxPerDy, mergeY - 27 * (index + 1)),
}));
const live = pointAtY(merge, dxPerDy, top);

/** All alike, right of the stations' labels. */
const { lines: releases } = computeOtherReleases(
  [{ y: mergeY }, { y: top }],
  { departs: mergeX, arrives: live[0], waits: [] },
  {
    nearest: { after: mergeX + 250 },
    fastestFrom: 1000,
    fastestWidth: live[0] - mergeX,
    spacing: { current: 16, fastest: 16 },
    visibleFrom: 0,
  },
);

const left = 96;

export function Drawing() {
  return (
    <>
      <path {...strokes.primary} d={sources.map(({ y }) => `M0 ${y}h${left}`).join('')} />
      <Plot left={left}>
        <Lines>
          <path
            {...strokes.thin}
            d={`M${mergeX} ${mergeY}H${endX}${releases.map(polyline).join('')}`}
          />
          <path {...strokes.primary} d={branches.join('')} />
          {/* Several lines became this one. */}
          <path {...strokes.primary} strokeWidth="7" d={`${polyline([merge, live])}H${endX}`} />
        </Lines>
        <Rings at={[merge]} r="7" />
        <Rings at={stations.map(({ at }) => at)} />
        {stations.map(({ label, at: [x, y] }) => (
          <Label key={label} x={x} dx={16} y={y + 6} text={label} />
        ))}
      </Plot>
      {sources.map(({ label, y }) => (
        <Label key={label} y={y - 10} text={label} />
      ))}
    </>
  );
}
