import { Label, Rings, Stroke } from '#app/drawings/fluid-primitives.tsx';
import { type Point, polyline, repeatPath } from '#app/drawings/path.ts';
import { endX, Lines, Plot, strokes } from '#app/drawings/service-primitives.tsx';
import { pointAtY } from '#app/drawings/stops.ts';
import { services } from '#content/services.ts';

const labels = services.platform.drawing;

const top = 40;
const spacing = 54;
const dxPerDy = 0.8;
const sources = labels.ways.map((label, index) => ({ label, y: top + index * spacing }));
/** The point where the sources meet, halfway between the first and the last, and the pipeline begins to rise. */
const mergeX = 250;
const mergeY = top + (spacing * (sources.length - 1)) / 2;
const branchDxPerDy = 1.5;
const branches = sources.map(
  ({ y }) => `M0 ${y}H${mergeX - Math.abs(mergeY - y) * branchDxPerDy}L${mergeX} ${mergeY}`,
);

const pointAt = (y: number): Point => pointAtY([mergeX, mergeY], dxPerDy, y);
const stations = labels.stations.map((label, index) => ({
  label,
  at: pointAt(mergeY - (spacing / 2) * (index + 1)),
}));

/** Releases, to the right of the stations' labels. */
const releases = repeatPath(
  50,
  (index) => `M${500 + 16 * index} ${mergeY}l${dxPerDy * (mergeY - top)} ${top - mergeY}`,
);

const left = 96;

export function Drawing() {
  return (
    <>
      <Stroke {...strokes.primary} d={sources.map(({ y }) => `M0 ${y}h${left}`).join('')} />
      <Plot left={left}>
        <Lines>
          <Stroke {...strokes.thin} d={`M${mergeX} ${mergeY}H${endX}${releases}`} />
          <Stroke {...strokes.primary} d={branches.join('')} />
          {/* Thicker than the branches, because they merge into it. */}
          <Stroke strokeWidth="7" d={`${polyline([[mergeX, mergeY], pointAt(top)])}H${endX}`} />
          <Rings at={[[mergeX, mergeY], ...stations.map(({ at }) => at)]} />
        </Lines>
        {stations.map(({ label, at: [x, y] }) => (
          <Label key={label} x={x} dx={16} y={y + 6}>
            {label}
          </Label>
        ))}
      </Plot>
      {sources.map(({ label, y }) => (
        <Label key={label} y={y - 10}>
          {label}
        </Label>
      ))}
    </>
  );
}
