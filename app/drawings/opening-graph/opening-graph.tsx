import './opening-graph.css';
import { stageOrder } from '#app/drawings/release-graph/geometry/composition.ts';
import {
  backupSquares,
  fastestReleases,
  healthTicks,
  liveTrack,
  replicaTracks,
} from '#app/drawings/release-graph/geometry/marks.ts';
import { pastReleasesPath } from '#app/drawings/release-graph/geometry/past-releases.ts';
import { arrival, routePoints, stations } from '#app/drawings/release-graph/geometry/route.ts';
import { polyline } from '#app/drawings/release-graph/geometry/svg-path.ts';
import { cardSize, openingGraph as graph, views } from './composition.ts';
import { fadeBeside } from './fade.ts';

/** The art that a page opens with: what its social card shows of the release graph. */
export function OpeningGraph({ of }: { of: keyof typeof views }) {
  const { x, y, scale } = views[of];
  const viewBox = `${x} ${y} ${cardSize.width / scale} ${cardSize.height / scale}`;
  const head = arrival(graph);

  return (
    <svg
      className="opening-graph"
      viewBox={viewBox}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <linearGradient
        id="opening-fade"
        gradientUnits="userSpaceOnUse"
        {...fadeBeside(graph, scale)}
      >
        <stop />
        <stop offset="1" stopOpacity="0" />
      </linearGradient>
      <g className="opening-past">
        <path d={stageOrder.map((stage) => `M0 ${graph.rows[stage]}H${graph.reach}`).join('')} />
        <path d={pastReleasesPath(graph)} />
        <path {...fastestReleases(graph)} />
      </g>
      <rect y="-100" width={graph.reach} height={graph.height + 200} fill="url(#opening-fade)" />
      <path className="opening-tracks" d={replicaTracks(graph)} />
      <path {...healthTicks(graph, 'done')} />
      <path {...backupSquares(graph)} />
      <path className="opening-release" d={liveTrack(graph) + polyline(routePoints(graph))} />
      {stations(graph).map(({ stage, arrives, y }) => (
        <circle
          key={stage}
          className="opening-station"
          cx={Math.round(arrives)}
          cy={y}
          r={graph.marks.station}
        />
      ))}
      <circle className="opening-head" cx={head.x} cy={head.y} r={graph.marks.head} />
    </svg>
  );
}
