import type { Composition } from './composition.ts';
import { stations } from './route.ts';

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
