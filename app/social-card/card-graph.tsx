import { desktop } from '#app/drawings/release-graph/graph-layouts.ts';
import { Operations } from '#app/drawings/release-graph/operations.tsx';
import { GraphReleases, GraphRoute } from '#app/drawings/release-graph/releases.tsx';
import { colours } from '#content/colours.ts';
import { stageKeys } from '#content/pipeline.ts';
import { type CardLayout, cardSize } from './card-layouts.ts';

/** The hero's graph, without its labels and the two rows that only they explain. Cards are often shown small. */
const layout = {
  ...desktop,
  rows: { ...desktop.rows, backups: 103 },
  marks: { ...desktop.marks, ring: 7.5, dot: 13.5 },
};
const { rows, endX, route, marks } = layout;

/** The release graph at the moment when the release has arrived. */
export function CardGraph({ background, line, production, graph }: CardLayout) {
  const { x, y, scale } = graph;
  const size = { width: cardSize.width / scale, height: cardSize.height / scale };

  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${x} ${y} ${size.width} ${size.height}`}
      {...cardSize}
      fill="none"
      stroke={line}
      strokeLinejoin="round"
    >
      {/* Left of the route, and parallel to it, other releases fade, so that the corner with the title stays plain. */}
      <linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="432" y1="79" x2="556" y2="186">
        <stop stopColor={background} />
        <stop offset="1" stopColor={background} stopOpacity="0" />
      </linearGradient>
      <path
        d={stageKeys.map((stage) => `M${x} ${rows[stage]}H${endX}`).join('')}
        strokeOpacity="0.26"
      />
      <g strokeOpacity="0.5">
        <GraphReleases layout={layout} />
      </g>
      <rect x={x} y={y} {...size} stroke="none" fill="url(#fade)" />
      <g stroke={production}>
        <Operations layout={layout} trackWidth={4} productionWidth={10} />
      </g>
      <g strokeWidth="10">
        <GraphRoute layout={layout} fill={background} strokeWidth="4" />
      </g>
      <circle
        cx={route.arrives}
        cy={rows.production}
        r={marks.dot}
        fill={colours['--paper']}
        strokeWidth="6"
      />
    </svg>
  );
}
