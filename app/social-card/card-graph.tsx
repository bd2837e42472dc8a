import { arrival, rise } from '#app/drawings/release-graph/geometry/route.ts';
import { Operations, OtherReleases } from '#app/drawings/release-graph/graph-parts.tsx';
import { Route } from '#app/drawings/release-graph/graph-route.tsx';
import { colours } from '#content/colours.ts';

import type { PageName } from '#content/pages.ts';
import { stageKeys } from '#content/pipeline.ts';
import { cardLayout, cardSize, cardGraph as graph } from './card-layouts.ts';

const inks = {
  wheat: { line: colours['--ink'], live: colours['--pine'] },
  // Pine cannot be seen on ink.
  ink: { line: colours['--wheat'], live: colours['--wheat'] },
} as const;

/** The release graph at the moment when the release has arrived. */
export function CardGraph({ page }: { page: PageName }) {
  const { ground, view } = cardLayout(page);
  const { line, live } = inks[ground];
  const [headX, headY] = arrival(graph);
  const { width, height } = cardSize;

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${view.x} ${view.y} ${width / view.scale} ${height / view.scale}`}
      width={width}
      height={height}
      fill="none"
      stroke={line}
      strokeLinejoin="round"
    >
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" {...besideRoute(view.scale)}>
        <stop stopColor={colours[`--${ground}`]} />
        <stop offset="1" stopColor={colours[`--${ground}`]} stopOpacity="0" />
      </linearGradient>
      <path
        d={stageKeys.map((stage) => `M0 ${graph.rows[stage]}H${graph.reach}`).join('')}
        strokeOpacity="0.26"
      />
      <g strokeOpacity="0.5">
        <OtherReleases layout={graph} />
      </g>
      <rect width={graph.reach} height={height} stroke="none" fill="url(#fade)" />
      <g stroke={live}>
        <Operations layout={graph} track={4} live={11} />
      </g>
      <g strokeWidth="11">
        <Route layout={graph} fill={colours[`--${ground}`]} strokeWidth="4.5" />
      </g>
      <circle
        cx={headX}
        cy={headY}
        r={graph.marks.head}
        fill={colours['--paper']}
        strokeWidth="6.5"
      />
    </svg>
  );
}

/** Across the route: left of it other releases fade, so that the corner with the words stays plain. */
function besideRoute(scale: number) {
  const [x, y] = arrival(graph);
  const [across, up] = [x - graph.route.departs, rise(graph)];
  const length = Math.hypot(across, up) * scale;
  const leftOfRoute = (distance: number) =>
    [x - (up / length) * distance, y - (across / length) * distance] as const;
  const [[x1, y1], [x2, y2]] = [leftOfRoute(230), leftOfRoute(50)];
  return { x1, y1, x2, y2 };
}
