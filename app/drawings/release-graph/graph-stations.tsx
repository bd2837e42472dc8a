import type { Composition } from './geometry/composition.ts';
import { stations } from './geometry/route.ts';

/** A ring at every stage the release reaches. Half a pixel is less than its stroke: round it off. */
export function GraphStations({ composition }: { composition: Composition }) {
  return (
    <g className="graph-stations">
      {stations(composition).map(({ stage, arrives, y }) => (
        <circle key={stage} cx={Math.round(arrives)} cy={y} r={composition.marks.station} />
      ))}
    </g>
  );
}
